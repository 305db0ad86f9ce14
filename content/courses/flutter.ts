import type { CourseSource } from '../schema/course.ts';

export default {
  order: 50,
  name: 'Flutter App Development',
  shortName: 'Flutter',
  curriculumName: 'Flutter Mobile Development',
  curriculumTitle: 'Flutter Mobile Development Curriculum',
  level: 'Intermediate to Advanced',
  months: { from: 6, to: 8 },
  price: { originalInr: 19999, discountedInr: 14999, monthlyInr: 2000 },
  icon: 'smartphone',
  hue: 'marigold',
  topics: ['Dart Programming', 'Flutter Widgets', 'State Management', 'APIs & Storage', 'Publishing'],
  summary:
    'Write one app in Dart and run it on Android and iPhone: screens in Bengali and English, records that survive a lost signal, maps, notifications, and a release signed for Google Play and prepared for the App Store.',
  prerequisites:
    'You can write a small program with loops and functions in any language. Bring a laptop with 8 GB of memory (16 GB is better), an Android phone with its cable, and time for the projects at home.',
  outcomes: [
    'Design and build an app in Flutter that works on small phones and tablets, in more than one language',
    'Keep an app usable without a network: a local database, a queue of unsent records and a tested sync',
    'Choose between Provider, Riverpod and Bloc for a given app, give reasons, and test the state by itself',
    'Sign an app, take it through a test track of Google Play, and prepare the same app for the App Store',
  ],
  metadata: {
    title: 'Flutter Mobile Development Curriculum | {company.name}',
    description:
      'Dart, Flutter widgets, state management, offline data, device features and store releases: what each class covers, and projects made for Tripura.',
  },
  intro:
    'The same Dart code can draw an app on a low-cost Android phone and on an iPhone. You begin with the language, learn how Flutter lays out and redraws a screen, and then turn to what makes an app dependable: shared state, a network that fails, data kept on the phone, and tests. Classes last two hours, at a centre or online, and you work on your own phone from the first Flutter lesson.',
  about: [
    {
      title: 'Dart before widgets',
      text: 'Null safety, patterns, sealed classes, futures and streams are learned in small terminal programs first. When a screen misbehaves later, you can tell a mistake in Dart from a mistake in the layout.',
    },
    {
      title: 'Screens for the phones people carry',
      text: 'Layouts are tried on narrow screens, on tablets, with large text and with a screen reader. Text is set in Bengali, Kokborok and English, and slow frames are measured on a low-cost phone.',
    },
    {
      title: 'Data that outlives the signal',
      text: 'The same screens are written with several state tools and compared. Then come a server, a database and a queue of unsent records, tried out in aeroplane mode.',
    },
    {
      title: 'From code to the store',
      text: 'Camera, maps, notifications and background work are followed by profiling, automated checks, signing and the forms of both stores. The projects use all of it, for tea gardens, buses, hostels and weavers.',
    },
  ],
  video: {
    description: 'From a first Dart program to an app that works in aeroplane mode and is ready for a store',
    tour: {
      sessions: [13, 36, 54, 66],
      exercise: {
        session: 9,
        question: 'In which order are the three words printed?',
        code: ["Future(() => print('event'));", "scheduleMicrotask(() => print('micro'));", "print('main');"],
        answer:
          'First main, then micro, then event: running code ends first, then come all microtasks, then the next event.',
      },
    },
  },
  parts: [
    {
      category: 'Dart Programming',
      sessions: [
        {
          topic: 'Dart programs: values, types and functions',
          subtopics: [
            'The SDK and VS Code installed; dart create, dart run and dart format',
            'var, final and const: which of the three can still change, and when',
            'int and double, / against ~/, and padLeft with interpolation in a fee receipt',
            'Positional, optional and required named parameters, with default values',
          ],
          terms: ['type inference', 'static typing', 'AOT and JIT compilation'],
          homework: {
            task: 'Print a receipt of three fees with a named discount; all rupees end in one column.',
            hours: 1,
          },
        },
        {
          topic: 'Lists, sets, maps and the functions they take',
          subtopics: [
            'List, Set and Map: RangeError, union, putIfAbsent and a loop over entries',
            'Spread, collection if and collection for inside one literal',
            'Arrow bodies, typedef, tear-offs, and a closure that counts its own calls',
            'Lazy where and map, fold for totals, and the toList() that runs them',
          ],
          terms: ['higher-order function', 'lambda', 'Iterable'],
          homework: {
            task: 'From 30 rows of pupil and marks print each average without a single for loop.',
            hours: 1.5,
          },
        },
        {
          topic: 'Git: commits, branches and a pull request',
          subtopics: [
            'Git installed; add, commit and log of a project, with a .gitignore for build files',
            'A branch for each change, merged, and a conflict in one line solved by hand',
            'push to GitHub, a pull request, and a neighbour’s review in writing',
            'diff, restore and revert: three mistakes undone without a new clone',
          ],
          terms: ['version control', 'merge conflict', 'code review', 'GitHub flow'],
          homework: {
            task: 'Hand in the averages by a pull request; its diff shows no file of .dart_tool.',
            hours: 1,
          },
        },
        {
          topic: 'Null safety and the questions the compiler asks',
          subtopics: [
            'int and int? as two different types, checked before the program runs',
            'stdin.readLineSync() and int.tryParse: ?., ?? and ??= on what may be missing',
            'Promotion after a null check, and the closure that takes it away',
            'A failing ! and a LateInitializationError, caused and then designed away',
          ],
          terms: ['sound null safety', 'flow analysis', 'nullable type'],
          homework: {
            task: 'Read ages with readLineSync and int.tryParse; no input ends in a crash.',
            hours: 1,
          },
        },
        {
          topic: 'Classes, constructors and equality',
          subtopics: [
            'Fields, getters, this. parameters, initialiser lists and assert',
            'Named and factory constructors on a Money class that counts paise',
            'Primary constructors, and the longer form found in older code',
            '== and hashCode overridden so that a Set drops the second copy',
          ],
          terms: ['OOP', 'encapsulation', 'immutable object', 'singleton'],
          homework: {
            task: 'Give Money a rupees getter; sort ten amounts, two of them equal, and see nine in a Set.',
            hours: 1.5,
          },
        },
        {
          topic: 'Inheritance, interfaces, mixins and generics',
          subtopics: [
            'extends, super and @override on Staff, Teacher and Warden',
            'An abstract interface class, and a fake that implements it',
            'A mixin with an on clause, and an extension method that sets lakh commas',
            'A generic Stack of T, then a bound written as T extends Comparable',
          ],
          terms: ['polymorphism', 'abstraction', 'composition over inheritance', 'SOLID'],
          homework: {
            task: 'Write a generic MinMax of T extends Comparable; show it on int, String and Money.',
            hours: 1.5,
          },
        },
        {
          topic: 'Enums, records, patterns and sealed classes',
          subtopics: [
            'Enums with fields and methods, looked up with values.byName',
            'Two values returned in a record and taken apart again',
            'A switch expression with guards and relational patterns that gives grades',
            'Sealed Payment with Cash, Upi and Card: the compiler finds the missing case',
          ],
          terms: ['pattern matching', 'destructuring', 'exhaustiveness checking', 'dot shorthands'],
          homework: {
            task: 'Add Cheque to Payment: list the errors the compiler gives, and mend each of them.',
            hours: 1,
          },
        },
        {
          topic: 'Exceptions, packages and unit tests',
          subtopics: [
            'throw, on, catch and finally around a withdrawal that overdraws',
            'Exception against Error: what to catch and what to let crash',
            'dart pub add, caret versions, pubspec.lock and the rules of analysis_options.yaml',
            'group, setUp, expect and throwsA on a savings account class',
          ],
          terms: ['unit testing', 'semantic versioning', 'linter', 'TDD', 'stack trace'],
          homework: {
            task: 'Write eight tests for Money, two of them for throws; break one line and see a test fail.',
            hours: 1.5,
          },
        },
        {
          topic: 'Futures and the event loop',
          subtopics: [
            'Predicting the print order of plain code, microtasks and Future callbacks',
            'async and await with try and catch around reading a file that is absent',
            'Three awaits in a row against Future.wait, timed with Stopwatch',
            'timeout(), unawaited() and the error that nobody caught',
          ],
          terms: ['asynchronous programming', 'non-blocking I/O', 'microtask queue'],
          homework: {
            task: 'Predict the eight lines of a given program, run it, explain each line you missed.',
            hours: 1,
          },
        },
        {
          topic: 'Streams and isolates',
          subtopics: [
            'async* and yield: a generator that ticks like a water meter',
            'StreamController, listen and cancel; single-subscription against broadcast',
            'A two-million-row CSV summed in main() and then in Isolate.run(), both timed',
            'What the closure takes along is copied; its result comes back without a copy',
          ],
          terms: ['concurrency', 'parallelism', 'StreamSubscription', 'reactive programming'],
          homework: {
            task: 'Sum a CSV of ten lakh rows as a stream of lines; the memory shown stays flat.',
            hours: 1.5,
          },
        },
      ],
      test: {
        asked:
          'A console program from an empty folder: boat tickets of Dumboor lake read from CSV, fares by a sealed class, unit tests, handed in by a pull request.',
        passes: 'Eight of ten given tests pass, dart analyze is silent, and the branch has three commits or more.',
        minutes: 120,
      },
    },
    {
      category: 'Flutter Basics',
      sessions: [
        {
          topic: 'A Flutter project on a real phone',
          subtopics: [
            'flutter doctor, the Android SDK and USB debugging with adb devices',
            'What lib, android, ios, test and pubspec.yaml are for',
            'Hot reload, hot restart and a full rebuild: a change that needs each',
            'Debug and release builds of one app, compared for size and start time',
          ],
          terms: ['cross-platform development', 'Android Studio', 'emulator', 'APK'],
          homework: {
            task: 'Run the app on a second device; write down ten hot reload times and their median.',
            hours: 1,
          },
        },
        {
          topic: 'Stateless widgets and the tree they form',
          subtopics: [
            'runApp, MaterialApp, Scaffold and AppBar, written without the template',
            'The material_ui package, and the material.dart import of older lessons',
            'build() as a function of the constructor’s arguments, and what context is',
            'A Neermahal entry ticket of sixty lines, divided into three const widgets',
          ],
          terms: ['declarative UI', 'StatelessWidget', 'BuildContext', 'composition'],
          homework: {
            task: 'Build a visiting card of four widgets of your own; no const is missing by the analyzer.',
            hours: 1,
          },
        },
        {
          topic: 'Rows, columns and the rule of constraints',
          subtopics: [
            'Constraints go down, sizes go up, the parent sets the position',
            'MainAxisAlignment, CrossAxisAlignment and the spacing property',
            'Expanded, Flexible and Spacer with flex factors, predicted and then run',
            'Overflow stripes and the unbounded height error, each caused and cured',
          ],
          terms: ['flex layout', 'BoxConstraints', 'RenderFlex overflowed'],
          homework: {
            task: 'Lay out a calculator keypad of five rows that fills 360 and 411 wide screens.',
            hours: 1.5,
          },
        },
        {
          topic: 'Stacks, padding and decorated boxes',
          subtopics: [
            'Padding, SizedBox, Align and Center instead of one large Container',
            'Stack and Positioned for a photograph with a badge at its corner',
            'BoxDecoration: borders, radii, gradients and shadows',
            'ConstrainedBox, AspectRatio and FittedBox at two screen widths',
          ],
          terms: ['device pixel ratio', 'logical pixels'],
          homework: {
            task: 'Match a printed identity card: laid over it, no edge is off by more than 4 pixels.',
            hours: 2,
          },
        },
        {
          topic: 'Text, fonts and pictures',
          subtopics: [
            'TextStyle, Text.rich, maxLines and ellipsis on a long headline',
            'Noto Sans Bengali bundled through the fonts section of pubspec.yaml',
            'Assets in 1x, 2x and 3x folders, and the exception when one is not listed',
            'Image.network with loadingBuilder and errorBuilder, the Wi-Fi switched off',
          ],
          terms: ['custom fonts', 'asset bundle', 'image caching'],
          homework: {
            task: 'Set a Bengali poem with a photograph; without network a grey box holds its place.',
            hours: 1,
          },
        },
        {
          topic: 'StatefulWidget and setState',
          subtopics: [
            'Widget and State as two objects, and which of them is thrown away',
            'What setState marks as dirty, shown by print() in every build()',
            'Two mistakes: an async callback in setState, a variable made in build()',
            'A kabaddi scoreboard with undo, its history kept in a list',
          ],
          terms: ['ephemeral state', 'local state'],
          homework: {
            task: 'Add redo to the scoreboard; ten undos and ten redos end at the same score.',
            hours: 1.5,
          },
        },
        {
          topic: 'The life of a State object',
          subtopics: [
            'initState, didUpdateWidget, deactivate and dispose, logged in order',
            'A Timer that outlives its widget until dispose() cancels it',
            'setState called after dispose, and the mounted check behind an await',
            'AppLifecycleListener: a quiz clock that stops when a call comes in',
          ],
          terms: ['widget lifecycle', 'app lifecycle', 'memory leak'],
          homework: {
            task: 'Write a 60-second clock; leave its page at 30, and no tick is logged after dispose().',
            hours: 1,
          },
        },
        {
          topic: 'Elements, render objects and keys',
          subtopics: [
            'Widget, element and render tree of a five-widget screen, on paper',
            'When an element is kept: runtimeType and key compared',
            'Two stateful tiles swapped without keys, then with ValueKey',
            'ObjectKey, UniqueKey and GlobalKey, and the state a new key discards',
          ],
          terms: ['three trees', 'RenderObject', 'reconciliation'],
          homework: {
            task: 'Shuffle five counters without keys and with; write down which numbers moved and why.',
            hours: 1,
          },
        },
        {
          topic: 'Buttons, gestures and answers to the user',
          subtopics: [
            'FilledButton, OutlinedButton and IconButton, disabled by a null onPressed',
            'GestureDetector against InkWell: taps, long presses and ripples',
            'showDialog and showModalBottomSheet as futures that bring an answer',
            'A double tap that submits twice, and the busy flag that prevents it',
          ],
          terms: ['event handling', 'AlertDialog', 'bottom sheet', 'SnackBar'],
          homework: {
            task: 'Delete names with an undo in a snack bar; three deletes undone restore the order.',
            hours: 1,
          },
        },
        {
          topic: 'Text fields, controllers and focus',
          subtopics: [
            'TextEditingController listened to, read and disposed',
            'FocusNode and textInputAction, moving on to the next field',
            'keyboardType, autofillHints and FilteringTextInputFormatter for digits',
            'A field hidden by the keyboard: viewInsets and a scrolling body',
          ],
          terms: ['soft keyboard', 'TextField', 'input masking'],
          homework: {
            task: 'Write a formatter that groups rupees while one types: 1234567 reads 12,34,567.',
            hours: 1.5,
          },
        },
        {
          topic: 'Forms and validation',
          subtopics: [
            'Form, a GlobalKey of FormState, validate() and save()',
            'Validators for a library member: ten-digit mobile, PIN code and email',
            'DropdownMenuFormField, CheckboxListTile and showDatePicker for a date of birth',
            'AutovalidateMode.onUnfocus, and forceErrorText for a number already taken',
          ],
          terms: ['form validation', 'RegExp', 'TextFormField'],
          homework: {
            task: 'Finish the member form; of ten given entries it takes four and names six faults.',
            hours: 1.5,
          },
        },
        {
          topic: 'Long lists and grids',
          subtopics: [
            'ListView against ListView.builder: builds counted for a thousand book titles',
            'ListTile, ListView.separated and an empty list that says what to do',
            'A wall of covers in GridView whose columns follow the screen width',
            'Dismissible rows with confirmDismiss and a way back',
          ],
          terms: ['lazy loading', 'list virtualisation', 'ScrollController'],
          homework: {
            task: 'Add a button to the top, seen only below row 20, in two lists that keep their place.',
            hours: 1,
          },
        },
        {
          topic: 'Screens pushed and popped',
          subtopics: [
            'Navigator.push with MaterialPageRoute, data passed by constructor',
            'A district chosen on a second screen and returned by pop()',
            'pushReplacement and pushAndRemoveUntil after signing in',
            'PopScope and predictive back on a screen with unsaved changes',
          ],
          terms: ['route stack', 'Navigator 1.0', 'imperative navigation'],
          homework: {
            task: 'Go from list to book to date and back; the list shows the date of the third page.',
            hours: 1,
          },
        },
        {
          topic: 'Finding mistakes with DevTools',
          subtopics: [
            'Red screens and stack traces: your own line among the framework’s',
            'Breakpoints, conditions and watched expressions in VS Code',
            'Widget inspector: sizes and flex factors of a screen broken on purpose',
            'Ten planted bugs, hunted in pairs against the clock',
          ],
          terms: ['debugging', 'logging', 'Flutter Inspector'],
          homework: {
            task: 'Find three more planted bugs alone; write for each its line, cause and first clue.',
            hours: 1.5,
          },
        },
        {
          topic: 'The library app, first version from an empty folder',
          subtopics: [
            'Books read from a bundled file with rootBundle and jsonDecode',
            'FutureBuilder: waiting, error and data, with its future made in initState',
            'Catalogue, book and member screens joined, each merged from its own branch',
            'Demonstrated on a phone: rotation, a missing file, an empty shelf',
          ],
          terms: ['MVP', 'JSON parsing'],
          homework: {
            task: 'Write a README; a classmate runs the app from a fresh clone without asking you.',
            hours: 2,
          },
        },
      ],
      test: {
        asked:
          'A screen given as a picture is built at the machine with a list, a form and two pages; then five questions on the three trees, keys and lifecycle.',
        passes: 'No overflow at 360 and 600 wide, nothing ticks after dispose(), four of five answers are right.',
        minutes: 150,
      },
    },
    {
      category: 'UI Development',
      sessions: [
        {
          topic: 'Material 3 themes from one seed colour',
          subtopics: [
            'ColorScheme.fromSeed and paired roles such as primary and onPrimary',
            'The type scale from displayLarge to labelSmall, taken from a Figma file',
            'Component themes for filled buttons, input decorations and cards',
            'Dark mode with themeMode, and hard-coded colours hunted down',
            'ThemeExtension for the paid and overdue colours Material has no name for',
          ],
        },
        {
          topic: 'Navigation bars, rails, drawers and tabs',
          subtopics: [
            'NavigationBar with badges, over an IndexedStack that keeps each scroll',
            'NavigationRail beside the content, NavigationDrawer over it',
            'TabBar and TabBarView, with AutomaticKeepAliveClientMixin where needed',
            'A five-section college app sketched with each, and one choice defended',
          ],
        },
        {
          topic: 'Addresses for screens with go_router',
          subtopics: [
            'MaterialApp.router and nested GoRoutes with path and query parameters',
            'go against push, and what the Back button does after each',
            'StatefulShellRoute.indexedStack: one history for each tab',
            'A redirect that sends a guest to sign in, and then on to the page asked for',
            'Deep links tried with adb shell am start, and errorBuilder for bad ones',
          ],
        },
        {
          topic: 'Layouts from small phones to tablets',
          subtopics: [
            'LayoutBuilder, MediaQuery.sizeOf and the window width classes',
            'List and detail on two screens, side by side from 840 logical pixels',
            'SafeArea, display cut-outs and edge-to-edge drawing on Android 15 and later',
            'Landscape, split screen and a folding phone in the emulator',
          ],
        },
        {
          topic: 'Slivers and scrolling headers',
          subtopics: [
            'SliverAppBar in a CustomScrollView: pinned, floating and stretching',
            'SliverList, SliverGrid and SliverToBoxAdapter in a single scroll',
            'SliverMainAxisGroup and PinnedHeaderSliver over each month of a ledger',
            'NestedScrollView with tabs, and SliverOverlapAbsorber for hidden rows',
            'shrinkWrap on a list of five thousand, measured and then replaced',
          ],
        },
        {
          topic: 'Search, filters and sorted tables',
          subtopics: [
            'SearchAnchor with suggestions from a list of Tripura’s villages',
            'FilterChip and SegmentedButton writing into one filter record',
            'A debounce with Timer, so that each letter does not start a search',
            'DataTable with sortable columns and sideways scrolling',
          ],
        },
        {
          topic: 'Animations that Flutter drives for you',
          subtopics: [
            'AnimatedContainer, AnimatedSize and AnimatedAlign under different curves',
            'AnimatedSwitcher, and the key that lets it notice a change',
            'TweenAnimationBuilder for a fee total that counts up',
            'Hero from list to detail, and the error of two equal tags',
          ],
        },
        {
          topic: 'Animations under your own control',
          subtopics: [
            'AnimationController with SingleTickerProviderStateMixin, run and reversed',
            'Tween, CurvedAnimation and Interval for an entrance in three steps',
            'AnimatedBuilder and its child argument, build counts compared',
            'CustomTransitionPage for one route of go_router',
            'MediaQuery.disableAnimationsOf, for people who have turned motion off',
          ],
        },
        {
          topic: 'Drawing with CustomPainter',
          subtopics: [
            'Canvas, Paint, Path and TextPainter: axes, bars and labels',
            'shouldRepaint, and a repaint listenable driven by an animation',
            'Twelve months of Agartala rainfall as a chart that fits any width',
            'From a touch position to the bar beneath it',
            'The same chart in fl_chart, weighed for effort and control',
          ],
        },
        {
          topic: 'Dragging, signing and zooming by hand',
          subtopics: [
            'A signature pad from onPanStart, onPanUpdate and onPanEnd',
            'The signature exported as PNG by RenderRepaintBoundary.toImage',
            'ReorderableListView, and Draggable onto a DragTarget, to rank subjects',
            'InteractiveViewer over a campus map, with limits to the scale',
            'The gesture arena: a sideways swipe that two widgets claim',
          ],
        },
        {
          topic: 'Bengali, Kokborok and English in one app',
          subtopics: [
            'gen-l10n, one ARB file for each language, and AppLocalizations.of',
            'Plurals and placeholders in ICU message syntax',
            'NumberFormat and DateFormat of intl: lakhs, rupee sign, Bengali digits',
            'Kokborok, for which Material has no strings: a fallback delegate',
            'A language switch that redraws the open screen without a restart',
          ],
        },
        {
          topic: 'One app, two platform habits',
          subtopics: [
            'Switch.adaptive and showAdaptiveDialog, and what each draws on an iPhone',
            'CupertinoSliverNavigationBar and CupertinoPicker from cupertino_ui',
            'Scroll physics, back swipe and page transitions of both systems, compared',
            'The iPhone look previewed on Android with ThemeData.platform',
          ],
        },
        {
          topic: 'Components other people can reuse',
          subtopics: [
            'Slots, callbacks and builder arguments: the public face of a widget',
            'A StatusBadge, a MoneyText and an EmptyState for the class’s own kit',
            'flutter create --template=package, used through a path dependency',
            '@Preview in the Widget Previewer: light, dark and narrow at once',
            'Doc comments with an example, and what dart doc makes of them',
          ],
        },
        {
          topic: 'Widget tests and golden files',
          subtopics: [
            'testWidgets, pumpWidget, find.text and findsOneWidget',
            'tap, enterText, pump and pumpAndSettle, and why the last one can time out',
            'A narrow phone simulated with tester.view.physicalSize',
            'matchesGoldenFile, --update-goldens and fonts that differ by machine',
            'A failing test written first for a reported form bug, then the repair',
          ],
        },
        {
          topic: 'Accessible screens, measured',
          subtopics: [
            'An order placed with eyes closed, by TalkBack alone',
            'Semantics, MergeSemantics and ExcludeSemantics on a product card',
            'Contrast and tap targets checked in a test with meetsGuideline',
            'Text at 200 per cent, and every fixed height it exposes',
            'FocusTraversalGroup and order of focus with an external keyboard',
          ],
        },
      ],
    },
    {
      category: 'State Management',
      sessions: [
        {
          topic: 'Where setState stops being enough',
          subtopics: [
            'A canteen cart handed through four constructors that do not need it',
            'State lifted to a common parent, and the rebuilds that follow, counted',
            'Local or shared: ten pieces of state sorted at the board',
            'ValueNotifier and ValueListenableBuilder for the cart badge alone',
            'A list changed in place, which tells no listener',
          ],
        },
        {
          topic: 'InheritedWidget behind every of(context)',
          subtopics: [
            'A CartScope written by hand, with of() and maybeOf()',
            'updateShouldNotify, and which descendants rebuild',
            'ChangeNotifier and notifyListeners inside an InheritedNotifier',
            'of() called in initState: the error, and didChangeDependencies instead',
            'InheritedModel aspects, as MediaQuery.sizeOf uses them',
          ],
        },
        {
          topic: 'Provider: watch, read and select',
          subtopics: [
            'ChangeNotifierProvider, MultiProvider and who calls dispose()',
            'context.watch, read and select on one screen, with build counts',
            'ProviderNotFoundException after a push, and the right place above it',
            'ProxyProvider: a discount that depends on the signed-in student',
            'CartScope replaced by Provider in one reviewed commit',
          ],
        },
        {
          topic: 'HTTP requests that expect a bad network',
          subtopics: [
            'GET and POST with the http package: headers, bodies and status codes',
            'INTERNET permission, present in debug builds and forgotten in release',
            'A practice server at 10.0.2.2 in the emulator, by adb reverse on a phone',
            'Timeout, ClientException and a 500, folded into one sealed Result',
            'Retries with a doubling delay, for a GET and never for a payment',
          ],
        },
        {
          topic: 'JSON into typed models',
          subtopics: [
            'A map pattern that checks the names and types of decoded JSON at once',
            'fromJson and toJson by hand: a date, an enum and a missing field',
            'json_serializable and build_runner, with snake_case keys renamed',
            'freezed for copyWith and unions, and where a plain class will do',
            'A five-megabyte reply parsed by compute() while a spinner keeps turning',
          ],
        },
        {
          topic: 'Riverpod: providers, notifiers and ref',
          subtopics: [
            'ProviderScope, Provider, ConsumerWidget and Consumer',
            'A Notifier whose immutable state changes only through its methods',
            'ref.watch, ref.read and ref.listen, each in its proper place',
            'Derived providers for a sorted list and its total',
            'A family for one pupil by id, with autoDispose and ref.onDispose',
          ],
        },
        {
          topic: 'Server data in an AsyncNotifier',
          subtopics: [
            'AsyncData, AsyncError and AsyncLoading in one switch expression',
            'build() for the first load, AsyncValue.guard for later changes',
            'Riverpod’s automatic retry, and turning it off for a 404',
            'RefreshIndicator with ref.refresh, the old rows staying in view',
            'Endless scrolling by page, and ref.mounted after an await',
          ],
        },
        {
          topic: 'Layers: widget, notifier, repository, source',
          subtopics: [
            'Which class may know of HTTP and which of widgets: arrows at the board',
            'An abstract NoticeRepository, one remote and one in memory',
            'Transfer objects of the server kept apart from the app’s own models',
            'The whole app on invented data, by one override in ProviderScope',
            'Folders by feature: a grown screen taken apart and moved',
          ],
        },
        {
          topic: 'Cubit and states as sealed classes',
          subtopics: [
            'emit, BlocProvider and BlocBuilder in a library fine calculator',
            'Loading, Loaded and Failed as sealed states, drawn by one switch',
            'equatable, and the equal state that is not emitted again',
            'BlocListener for a snack bar, BlocSelector for a single field',
            'The Riverpod notice board rewritten as a Cubit, the two compared',
          ],
        },
        {
          topic: 'Bloc: events and their concurrency',
          subtopics: [
            'Event classes and on() handlers for a railway enquiry counter',
            'bloc_concurrency: restartable for search, droppable for a payment',
            'BlocObserver, and a log that tells the story of a bug',
            'RepositoryProvider and MultiBlocProvider in the app’s layers',
            'Three small apps: Cubit, Bloc or Riverpod, decided with reasons',
          ],
        },
        {
          topic: 'Preferences, files and secrets',
          subtopics: [
            'SharedPreferencesAsync for theme and language, loaded before runApp',
            'path_provider: documents, support and cache folders, and who clears them',
            'Stored preferences of a debug build opened with adb run-as',
            'flutter_secure_storage over Android Keystore and iOS Keychain',
            'local_auth: a fingerprint asked for before the secret is shown',
          ],
        },
        {
          topic: 'Signing in with dio interceptors',
          subtopics: [
            'BaseOptions, an interceptor for the token, a log that hides passwords',
            'QueuedInterceptor: one token refresh for five requests that met a 401',
            'CancelToken when the search page is left',
            'FormData upload of a scanned marksheet, with onSendProgress',
            'Sign-out: tokens erased, caches emptied, router told by refreshListenable',
          ],
        },
        {
          topic: 'SQLite tables and live queries with drift',
          subtopics: [
            'Table classes, generated code and driftDatabase() of drift_flutter',
            'Inserts, joins and grouped sums in typed Dart',
            'watch() through a StreamProvider: one screen writes, another redraws',
            'A transaction and a foreign key in a shop’s khata',
            'schemaVersion 2 without losing a row: make-migrations and its test',
          ],
        },
        {
          topic: 'Offline first: read local, send later',
          subtopics: [
            'The database as the only thing a screen reads, the server behind it',
            'An outbox table with UUIDs made on the phone, so a retry adds nothing',
            'connectivity_plus reports Wi-Fi while the server is out of reach',
            'Two edits of one record: last write wins, or the user decides',
            'Aeroplane mode drill: twenty records entered, all twenty arrive once',
          ],
        },
        {
          topic: 'Tests for state, repositories and databases',
          subtopics: [
            'mocktail: when, thenAnswer, verify and registerFallbackValue',
            'ProviderContainer.test with overrides, states collected in order',
            'blocTest: build, seed, act and expect for a load that fails',
            'drift on NativeDatabase.memory(), requests answered by MockClient',
            'fakeAsync for debounce and retry, then the lines that coverage shows were never run',
          ],
        },
      ],
    },
    {
      category: 'Advanced Features',
      sessions: [
        {
          topic: 'Platform channels into Kotlin and Swift',
          subtopics: [
            'MethodChannel: battery level from Kotlin, PlatformException in Dart',
            'EventChannel: the light sensor as a Dart stream, stopped on cancel',
            'The Swift side of the method, and MissingPluginException without it',
            'Pigeon: one Dart interface, typed code generated for both systems',
          ],
        },
        {
          topic: 'Camera, gallery and code scanning',
          subtopics: [
            'image_picker and the system photo picker, without a storage permission',
            'CameraController: preview ratio, flash, and release when paused',
            'A permission refused once and then for good, with permission_handler',
            'A 6 MB photograph brought below 300 KB before upload',
            'Library barcodes read with mobile_scanner',
          ],
        },
        {
          topic: 'Location and maps',
          subtopics: [
            'geolocator: approximate or precise, while in use or always',
            'getPositionStream with distanceFilter, on a walk round the block',
            'flutter_map with OpenStreetMap tiles: user agent and attribution set',
            'Health centres as markers, sorted by Geolocator.distanceBetween',
            'google_maps_flutter, its key restricted to package name and SHA-1',
          ],
        },
        {
          topic: 'Push notifications with Firebase Cloud Messaging',
          subtopics: [
            'flutterfire configure, device tokens and onTokenRefresh',
            'Foreground, background and terminated: a handler for each, tried in turn',
            'Notification channels, and the permission of Android 13 and later',
            'A tap from a cold start that opens the right go_router page',
            'A message to one phone and to a topic, sent by a script over HTTP v1',
          ],
        },
        {
          topic: 'Background work and scheduled reminders',
          subtopics: [
            'workmanager: a callbackDispatcher marked vm:entry-point, in its own isolate',
            'Periodic work, fifteen minutes at the least, only on Wi-Fi or charging',
            'The offline outbox emptied while the app is closed',
            'flutter_local_notifications: a medicine reminder by zonedSchedule, exact or inexact',
            'Battery savers that stop the work, and iOS, which chooses its own hour',
          ],
        },
        {
          topic: 'Performance measured in profile mode',
          subtopics: [
            'Frames over 16 ms in the DevTools timeline: build time and raster time',
            'RepaintBoundary, const and smaller rebuilds, measured before and after',
            'cacheWidth for large pictures, followed in the memory view',
            'A forgotten StreamSubscription found by comparing two heap snapshots',
            'flutter build apk --analyze-size, and the largest entry removed',
          ],
        },
        {
          topic: 'Integration tests and continuous integration',
          subtopics: [
            'integration_test: sign in, add a record, sign out, on an emulator',
            'GitHub Actions: format, analyze, test and an APK on every push',
            'Pub and Gradle caches, with run times before and after',
            'A protected main branch, and a pull request held back by a red check',
          ],
        },
        {
          topic: 'Flavours, signing and release builds',
          subtopics: [
            'dev and prod flavours with own ids, icons and --dart-define-from-file',
            'keytool, key.properties outside Git, and Play App Signing',
            'flutter build appbundle with --obfuscate and --split-debug-info',
            'Your own APK unpacked: the keys and addresses a stranger can read',
            'FlutterError.onError and PlatformDispatcher.onError sent to Crashlytics',
          ],
        },
        {
          topic: 'Publishing to Google Play',
          subtopics: [
            'Developer account: identity checks and registered package names',
            'Internal testing: version codes, the target API level Play asks for, pre-launch report',
            'New personal accounts: a closed test of twelve people for fourteen days',
            'Data safety form, privacy policy and reasons for each permission',
            'Staged rollout of an update, and the crash rate in Android vitals that halts it',
          ],
        },
        {
          topic: 'Publishing to the App Store',
          subtopics: [
            'Bundle identifier, certificate and provisioning profile, and who signs what',
            'Info.plist purpose strings and the privacy manifest',
            'flutter build ipa on a macOS runner, for those who own no Mac',
            'TestFlight groups and the screenshots App Store Connect asks for',
            'Three kinds of rejection: no demo login, no account deletion, too little app',
          ],
        },
      ],
    },
    {
      category: 'Projects',
      sessions: [
        {
          topic: 'Tea garden weighing: capture without a signal',
          subtopics: [
            'Workers’ badges scanned, leaf weight entered on large keys, tare taken off',
            'drift schema for gardens, sections, workers and daily weighings',
            'Bengali and English labels that can be read in sunlight',
            'Demonstrated: fifty weighings in ten minutes with the network off',
          ],
        },
        {
          topic: 'Tea garden weighing: sync and wages',
          subtopics: [
            'Weighings uploaded to the practice server, one sent twice on purpose',
            'Daily task, extra leaf rate and a weekly wage sheet as CSV',
            'Two phones correct one weighing: the supervisor’s choice screen',
            'Handed in: repository tests and a wage sheet checked by hand',
          ],
        },
        {
          topic: 'Hostel mess billing',
          subtopics: [
            'Meal marks, guest meals and leave days, held in Riverpod notifiers',
            'Cost divided by meals eaten, the rounded paise adding up to the total',
            'A bill made with the pdf package and sent through share_plus',
            'Last month locked, and a correction booked as an entry of its own',
            'Handed in: one month of sample data with unit tests of the division',
          ],
        },
        {
          topic: 'Bus timetable of Tripura, searchable offline',
          subtopics: [
            'A versioned timetable file, fetched again only when its ETag changes',
            'Direct and one-change trips found in a graph of stops',
            'Stop names found in Bengali or English spelling, with tests of the matching',
            'Demonstrated: Dharmanagar to Sabroom answered in aeroplane mode',
          ],
        },
        {
          topic: 'Blood donors within reach',
          subtopics: [
            'Donor form: blood group, district, last donation and consent',
            'Waiting time of 90 days for men and 120 for women, with date tests',
            'Compatible groups as a table in code, checked against a blood bank’s chart',
            'A request pushed to the topic of one group and district',
            'Demonstrated: two phones, one of them locked, and no number shown unasked',
          ],
        },
        {
          topic: 'River and rain watch',
          subtopics: [
            'Hourly forecast of Open-Meteo for the eight districts, cached on the phone',
            'River level entered by a gauge reader, with photograph and position',
            'A painted chart of the level against the danger line',
            'A periodic background check and a notice when a set limit is passed',
            'Handed in: battery and mobile data used in one day, measured',
          ],
        },
        {
          topic: 'Handloom shop with UPI payment',
          subtopics: [
            'Catalogue of risha and rignai from a weavers’ group, pictures kept small',
            'Cart and order in Bloc, with a state for every outcome of a payment',
            'A upi://pay link by url_launcher, no order marked paid on the phone’s word',
            'Handed in: an integration test from the catalogue to the order slip',
          ],
        },
        {
          topic: 'Own app: the problem, its users and the first cut',
          subtopics: [
            'Notes of two conversations with people who would use the app',
            'Screens on paper, tried by a classmate with one finger',
            'Data model, requests and behaviour without a network, on two pages',
            'Must, should and later, written as GitHub issues with an estimate',
            'Running by the end: repository, checks, theme, routes and one screen',
          ],
        },
        {
          topic: 'Own app: code review, profiling and testers',
          subtopics: [
            'A pull request of another student, reviewed in writing by a checklist',
            'A trace from the slowest phone in the room, and two causes removed',
            'A signed build on five phones by Firebase App Distribution',
            'Testers’ remarks sorted into bug, wish and misunderstanding',
          ],
        },
        {
          topic: 'Own app: demonstration and technical interview',
          subtopics: [
            'Ten minutes before a panel, the network switched off halfway',
            'Questions on your own code: why this state tool, this key, this layer',
            'A bug named by the panel, reproduced in a test and then mended',
            'Handed in: repository, README, test results and a store listing draft',
          ],
        },
      ],
    },
  ],
} satisfies CourseSource;
