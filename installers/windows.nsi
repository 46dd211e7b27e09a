; The installer for Windows, for this user alone, without the rights of an administrator. Made by `run.py package`:
;   makensis -DVERSION=1.0.0 -DPROGRAM=..\dist\tusac -DICON=..\build\icons\tusac.ico -DTARGET=..\dist\X.exe windows.nsi
Unicode true
!include "MUI2.nsh"
!include "FileFunc.nsh"

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\tusac"
!define KIND "tusac.record"

Name "Tứ Sắc"
OutFile "${TARGET}"
InstallDir "$LOCALAPPDATA\Programs\tusac"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
RequestExecutionLevel user
SetCompressor /SOLID lzma
ManifestDPIAware true
VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=0 "ProductName" "Tứ Sắc"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileDescription" "Installer of Tứ Sắc"
VIAddVersionKey /LANG=0 "LegalCopyright" "the tusac authors, MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\tusacw.exe"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Vietnamese"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Japanese"
!insertmacro MUI_LANGUAGE "SimpChinese"
!insertmacro MUI_LANGUAGE "TradChinese"
!insertmacro MUI_RESERVEFILE_LANGDLL

LangString RECORD ${LANG_ENGLISH} "Record of a Tứ Sắc game"
LangString RECORD ${LANG_VIETNAMESE} "Biên bản ván bài Tứ Sắc"
LangString RECORD ${LANG_FRENCH} "Relevé d’une partie de Tứ Sắc"
LangString RECORD ${LANG_JAPANESE} "Tứ Sắc の対局記録"
LangString RECORD ${LANG_SIMPCHINESE} "Tứ Sắc 牌局记录"
LangString RECORD ${LANG_TRADCHINESE} "Tứ Sắc 牌局紀錄"
LangString RUNNING ${LANG_ENGLISH} "Tứ Sắc is still running, or its files are in use. Close it and try again."
LangString RUNNING ${LANG_VIETNAMESE} "Tứ Sắc còn đang chạy, hoặc tập tin của nó còn được dùng. Hãy đóng lại rồi thử lại."
LangString RUNNING ${LANG_FRENCH} "Tứ Sắc est encore ouvert, ou ses fichiers sont utilisés. Fermez-le, puis réessayez."
LangString RUNNING ${LANG_JAPANESE} "Tứ Sắc がまだ動いているか、ファイルが使われています。終了してから、もう一度お試しください。"
LangString RUNNING ${LANG_SIMPCHINESE} "Tứ Sắc 还在运行，或者它的文件正被使用。请先关闭，然后再试。"
LangString RUNNING ${LANG_TRADCHINESE} "Tứ Sắc 還在執行，或者它的檔案正被使用。請先關閉，然後再試。"

Function .onInit
  !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

; A version before it must leave nothing behind that this one would load: its folder of libraries goes as a whole.
!macro RemoveProgram UN
Function ${UN}RemoveProgram
  ; A program that runs cannot be written to: asked first, so that nothing is half removed.
  ClearErrors
  IfFileExists "$INSTDIR\tusacw.exe" 0 +4
  FileOpen $0 "$INSTDIR\tusacw.exe" a
  IfErrors busy
  FileClose $0
  IfFileExists "$INSTDIR\tusac.exe" 0 +4
  FileOpen $0 "$INSTDIR\tusac.exe" a
  IfErrors busy
  FileClose $0
  ClearErrors
  Delete "$INSTDIR\tusac.exe"
  Delete "$INSTDIR\tusacw.exe"
  RMDir /r "$INSTDIR\_internal"
  IfErrors 0 done
  IfFileExists "$INSTDIR\tusac.exe" busy
  IfFileExists "$INSTDIR\tusacw.exe" busy
  IfFileExists "$INSTDIR\_internal\*.*" busy done
busy:
  MessageBox MB_OK|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDOK
  Abort
done:
FunctionEnd
!macroend
!insertmacro RemoveProgram ""
!insertmacro RemoveProgram "un."

Section
  Call RemoveProgram
  SetOutPath "$INSTDIR"
  File /r "${PROGRAM}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Tứ Sắc.lnk" "$INSTDIR\tusacw.exe"

  WriteRegStr HKCU "Software\Classes\.tusac-record" "" "${KIND}"
  WriteRegStr HKCU "Software\Classes\.tusac-round" "" "${KIND}"
  WriteRegStr HKCU "Software\Classes\${KIND}" "" "$(RECORD)"
  WriteRegStr HKCU "Software\Classes\${KIND}\DefaultIcon" "" "$INSTDIR\tusacw.exe,0"
  WriteRegStr HKCU "Software\Classes\${KIND}\shell\open\command" "" '"$INSTDIR\tusacw.exe" open "%1"'

  WriteRegStr HKCU "${KEY}" "DisplayName" "Tứ Sắc"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\tusacw.exe"
  WriteRegStr HKCU "${KEY}" "Publisher" "the tusac authors"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" "$0"
  System::Call "shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)"
SectionEnd

Section "Uninstall"
  Call un.RemoveProgram
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Tứ Sắc.lnk"
  DeleteRegKey HKCU "Software\Classes\.tusac-record"
  DeleteRegKey HKCU "Software\Classes\.tusac-round"
  DeleteRegKey HKCU "Software\Classes\${KIND}"
  DeleteRegKey HKCU "${KEY}"
  System::Call "shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)"
SectionEnd
