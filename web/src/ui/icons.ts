/**
 * Every icon under what it means in the product; one picture can have several meanings. Each comes from a file of its own,
 * so that a page loads only the icons that it shows.
 */
// biome-ignore-all lint/style/noRestrictedImports: the only file that imports icons
// biome-ignore-all assist/source/organizeImports: in the order of their meanings
export type { LucideIcon } from 'lucide-react';

// Places
export { default as AiIcon } from 'lucide-react/icons/sparkles';
export { default as FocusIcon } from 'lucide-react/icons/timer';
export { default as HomeIcon } from 'lucide-react/icons/house';
export { default as JournalIcon } from 'lucide-react/icons/notebook-pen';
export { default as LeaderboardIcon } from 'lucide-react/icons/medal';
export { default as MissionsIcon } from 'lucide-react/icons/flag';
export { default as ModerationIcon } from 'lucide-react/icons/shield-check';
export { default as NotificationsIcon } from 'lucide-react/icons/bell';
export { default as NudgesIcon } from 'lucide-react/icons/bell-ring';
export { default as PlannerIcon } from 'lucide-react/icons/calendar-check-2';
export { default as QuizIcon } from 'lucide-react/icons/trophy';
export { default as RewardsIcon } from 'lucide-react/icons/gift';
export { default as SupportIcon } from 'lucide-react/icons/life-buoy';
export { default as VaultIcon } from 'lucide-react/icons/book-open-text';

// Actions
export { default as AddIcon } from 'lucide-react/icons/plus';
export { default as ArchiveIcon } from 'lucide-react/icons/archive';
export { default as BackIcon } from 'lucide-react/icons/arrow-left';
export { default as BringBackIcon } from 'lucide-react/icons/archive-restore';
export { default as CancelIcon } from 'lucide-react/icons/x';
export { default as ChangePictureIcon } from 'lucide-react/icons/camera';
export { default as ChoosePictureIcon } from 'lucide-react/icons/image-up';
export { default as CloseIcon } from 'lucide-react/icons/x';
export { default as CollapseIcon } from 'lucide-react/icons/panel-left-close';
export { default as CopyIcon } from 'lucide-react/icons/copy';
export { default as DeleteIcon } from 'lucide-react/icons/trash-2';
export { default as DownloadIcon } from 'lucide-react/icons/download';
export { default as DragIcon } from 'lucide-react/icons/grip-vertical';
export { default as EditIcon } from 'lucide-react/icons/pencil';
export { default as ExpandIcon } from 'lucide-react/icons/panel-left-open';
export { default as FilterIcon } from 'lucide-react/icons/sliders-horizontal';
export { default as GoToIcon } from 'lucide-react/icons/chevron-right';
export { default as HidePasswordIcon } from 'lucide-react/icons/eye-off';
export { default as LinkIcon } from 'lucide-react/icons/link-2';
export { default as MoreIcon } from 'lucide-react/icons/ellipsis-vertical';
export { default as MoveIcon } from 'lucide-react/icons/folder-input';
export { default as NextIcon } from 'lucide-react/icons/chevron-right';
export { default as OpenListIcon } from 'lucide-react/icons/chevron-down';
export { default as PasteIcon } from 'lucide-react/icons/clipboard-paste';
export { default as PauseIcon } from 'lucide-react/icons/pause';
export { default as PlayIcon } from 'lucide-react/icons/play';
export { default as PreviousIcon } from 'lucide-react/icons/chevron-left';
export { default as PrintIcon } from 'lucide-react/icons/printer';
export { default as RefreshIcon } from 'lucide-react/icons/refresh-cw';
export { default as RemoveIcon } from 'lucide-react/icons/x';
export { default as RetryIcon } from 'lucide-react/icons/rotate-ccw';
export { default as SearchIcon } from 'lucide-react/icons/search';
export { default as SendIcon } from 'lucide-react/icons/send';
export { default as ShareIcon } from 'lucide-react/icons/share-2';
export { default as ShareWithEveryoneIcon } from 'lucide-react/icons/users';
export { default as ShowPasswordIcon } from 'lucide-react/icons/eye';
export { default as SignOutIcon } from 'lucide-react/icons/log-out';
export { default as SkipIcon } from 'lucide-react/icons/skip-forward';
export { default as StopIcon } from 'lucide-react/icons/square';
export { default as UploadIcon } from 'lucide-react/icons/upload';
export { default as UndoIcon } from 'lucide-react/icons/undo-2';
export { default as ZoomInIcon } from 'lucide-react/icons/plus';
export { default as ZoomOutIcon } from 'lucide-react/icons/minus';

// Review of cards
export { default as BuryIcon } from 'lucide-react/icons/moon';
export { default as SuspendIcon } from 'lucide-react/icons/ban';

// States
export { default as AllDoneIcon } from 'lucide-react/icons/party-popper';
export { default as CheckIcon } from 'lucide-react/icons/check';
export { default as DoneIcon } from 'lucide-react/icons/circle-check-big';
export { default as ErrorIcon } from 'lucide-react/icons/circle-alert';
export { default as InfoIcon } from 'lucide-react/icons/info';
export { default as LoadFailedIcon } from 'lucide-react/icons/cloud-alert';
export { default as LockIcon } from 'lucide-react/icons/lock';
export { default as MailSentIcon } from 'lucide-react/icons/mail-check';
export { default as MissingFileIcon } from 'lucide-react/icons/file-x-2';
export { default as NoFilesIcon } from 'lucide-react/icons/folder-open';
export { default as NoNetworkIcon } from 'lucide-react/icons/wifi-off';
export { default as NoNotificationsIcon } from 'lucide-react/icons/bell-off';
export { default as OfflineIcon } from 'lucide-react/icons/cloud-off';
export { default as PageNotFoundIcon } from 'lucide-react/icons/compass';
export { default as QueuedWriteIcon } from 'lucide-react/icons/cloud-upload';
export { default as SuccessIcon } from 'lucide-react/icons/circle-check';

// The account, payments and support
export { default as AccountIcon } from 'lucide-react/icons/shield-check';
export { default as BillingIcon } from 'lucide-react/icons/wallet';
export { default as DarkAppearanceIcon } from 'lucide-react/icons/moon';
export { default as EmailIcon } from 'lucide-react/icons/at-sign';
export { default as LightAppearanceIcon } from 'lucide-react/icons/sun';
export { default as NoRequestsIcon } from 'lucide-react/icons/inbox';
export { default as PasswordIcon } from 'lucide-react/icons/key-round';
export { default as PaymentHistoryIcon } from 'lucide-react/icons/receipt-text';
export { default as PaymentIcon } from 'lucide-react/icons/credit-card';
export { default as PersonIcon } from 'lucide-react/icons/user-round';
export { default as RequestsIcon } from 'lucide-react/icons/messages-square';
export { default as ScholarIcon } from 'lucide-react/icons/crown';
export { default as SettingsIcon } from 'lucide-react/icons/settings-2';
export { default as SystemAppearanceIcon } from 'lucide-react/icons/monitor';
export { default as UsageIcon } from 'lucide-react/icons/gauge';

// AI tools and what they make
export { default as ChatIcon } from 'lucide-react/icons/message-circle';
export { default as CramSheetIcon } from 'lucide-react/icons/book-open-text';
export { default as EssayIcon } from 'lucide-react/icons/pen-line';
export { default as ExplainerIcon } from 'lucide-react/icons/lightbulb';
export { default as DecksIcon } from 'lucide-react/icons/gallery-vertical-end';
export { default as FlashcardsIcon } from 'lucide-react/icons/layers';
export { default as FromVaultIcon } from 'lucide-react/icons/library';
export { default as NewChatIcon } from 'lucide-react/icons/message-circle-plus';
export { default as ParaphraserIcon } from 'lucide-react/icons/replace';
export { default as RequestToolIcon } from 'lucide-react/icons/wand-2';
export { default as SolverIcon } from 'lucide-react/icons/calculator';
export { default as OnThisDeviceIcon } from 'lucide-react/icons/smartphone';
export { default as StudyEngineIcon } from 'lucide-react/icons/cpu';
export { default as StudyPlannerIcon } from 'lucide-react/icons/calendar-range';
export { default as SummarizerIcon } from 'lucide-react/icons/file-text';

// Planner
export { default as AddToPlannerIcon } from 'lucide-react/icons/calendar-plus';
export { default as BreakIcon } from 'lucide-react/icons/coffee';
export { default as DateIcon } from 'lucide-react/icons/calendar-days';
export { default as RemoveFromPlannerIcon } from 'lucide-react/icons/calendar-x';
export { default as StudySessionIcon } from 'lucide-react/icons/calendar-clock';
export { default as TasksIcon } from 'lucide-react/icons/list-todo';

// Journal
export { default as GoalIcon } from 'lucide-react/icons/target';
export { default as GoodMoodIcon } from 'lucide-react/icons/smile';
export { default as GreatMoodIcon } from 'lucide-react/icons/laugh';
export { default as InsightsIcon } from 'lucide-react/icons/lightbulb';
export { default as JournalNudgeIcon } from 'lucide-react/icons/book-open-text';
export { default as MoodAgainstStudyTimeIcon } from 'lucide-react/icons/scale';
export { default as MoodAndStudyTimeIcon } from 'lucide-react/icons/chart-column';
export { default as NewEntryIcon } from 'lucide-react/icons/pen-line';
export { default as OkayMoodIcon } from 'lucide-react/icons/meh';
export { default as PoorMoodIcon } from 'lucide-react/icons/frown';
export { default as StudyTipIcon } from 'lucide-react/icons/lightbulb';

// Vault
export { default as BookmarkIcon } from 'lucide-react/icons/bookmark';
export { default as ContributorsIcon } from 'lucide-react/icons/users';
export { default as DropFilesIcon } from 'lucide-react/icons/upload-cloud';
export { default as FilesIcon } from 'lucide-react/icons/files';
export { default as GridViewIcon } from 'lucide-react/icons/layout-grid';
export { default as HelpfulIcon } from 'lucide-react/icons/thumbs-up';
export { default as ImageFileIcon } from 'lucide-react/icons/file-image';
export { default as ListViewIcon } from 'lucide-react/icons/list';
export { default as OfflineFilesIcon } from 'lucide-react/icons/book-marked';
export { default as NewNoteIcon } from 'lucide-react/icons/sticky-note';
export { default as NoteIcon } from 'lucide-react/icons/notebook-pen';
export { default as OtherFileIcon } from 'lucide-react/icons/file';
export { default as PdfFileIcon } from 'lucide-react/icons/file-text';
export { default as PresentationFileIcon } from 'lucide-react/icons/presentation';
export { default as RecentFilesIcon } from 'lucide-react/icons/clock';
export { default as RemoveBookmarkIcon } from 'lucide-react/icons/bookmark-minus';
export { default as ReportFileIcon } from 'lucide-react/icons/flag';
export { default as ShareImagesIcon } from 'lucide-react/icons/image-plus';
export { default as VideoFileIcon } from 'lucide-react/icons/file-video';
export { default as ViewsIcon } from 'lucide-react/icons/eye';
export { default as WordFileIcon } from 'lucide-react/icons/file-type-2';

// Points, streak and rewards
export { default as BadgesIcon } from 'lucide-react/icons/medal';
export { default as BrainIcon } from 'lucide-react/icons/brain';
export { default as CalendarIcon } from 'lucide-react/icons/calendar';
export { default as CrownIcon } from 'lucide-react/icons/crown';
export { default as CustomizeIcon } from 'lucide-react/icons/sliders-horizontal';
export { default as EarlyBirdIcon } from 'lucide-react/icons/sunrise';
export { default as EarnPointsIcon } from 'lucide-react/icons/sprout';
export { default as FreezeIcon } from 'lucide-react/icons/snowflake';
export { default as LevelIcon } from 'lucide-react/icons/rocket';
export { default as PointsIcon } from 'lucide-react/icons/wallet-minimal';
export { default as RankIcon } from 'lucide-react/icons/trophy';
export { default as RecentDaysIcon } from 'lucide-react/icons/calendar-days';
export { default as StarIcon } from 'lucide-react/icons/star';
export { default as StatisticsIcon } from 'lucide-react/icons/chart-no-axes-column';
export { default as StreakIcon } from 'lucide-react/icons/flame';
export { default as TaskMasterIcon } from 'lucide-react/icons/list-checks';
export { default as TodayIcon } from 'lucide-react/icons/sun';
export { default as TrophyIcon } from 'lucide-react/icons/trophy';
export { default as ZapIcon } from 'lucide-react/icons/zap';

// Quiz and the exam room
export { default as CalculatorIcon } from 'lucide-react/icons/calculator';
export { default as ExamIcon } from 'lucide-react/icons/timer-reset';
export { default as FlagIcon } from 'lucide-react/icons/flag';
export { default as PastAttemptsIcon } from 'lucide-react/icons/chart-line';
export { default as QuestionGridIcon } from 'lucide-react/icons/layout-grid';
export { default as TimeIcon } from 'lucide-react/icons/clock';
export { default as WrongIcon } from 'lucide-react/icons/x';
