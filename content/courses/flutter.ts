import { sample } from '../loading/sample.ts';
import type { CourseSource } from '../schema/academy/course.ts';

export default {
  order: 50,
  name: 'Flutter App Development',
  shortName: 'Flutter',
  curriculumName: 'Flutter Mobile Development',
  curriculumTitle: 'Flutter Mobile Development Curriculum',
  level: 'Intermediate to Advanced',
  months: { from: 6, to: 8 },
  icon: 'phone',
  hue: 'marigold',
  topics: ['Dart Programming', 'Flutter Widgets', 'State Management', 'APIs & Storage', 'Publishing'],
  summary:
    'Write one app in Dart for Android and iPhone: screens in Bengali and English, a server and Firebase, records that survive a lost signal, maps, notifications, and a release signed for Google Play.',
  prerequisites:
    'You can write a small program with loops and functions in any language; our C/C++ course teaches that. Bring an Android phone with its cable, and a laptop with 8 GB (better 16 GB) or use ours.',
  outcomes: [
    'Build an app in Flutter for small phones and tablets, in more than one language',
    'Keep an app usable without a network: a local database, a queue of unsent records and a tested sync',
    'Choose between Provider, Riverpod and Bloc with reasons, and test the state',
    'Sign an app, prepare it for a test on Google Play, and run it in an iPhone simulator without a Mac',
  ],
  metadata: {
    title: 'Flutter Mobile Development Curriculum | {company.name}',
    description:
      'Dart, Flutter widgets, state management, Firebase, offline data, device features and store releases: what each class covers, and projects made for Tripura.',
  },
  intro:
    'The same Dart code draws an app on a low-cost Android phone and on an iPhone. You learn the language, then how Flutter draws a screen, then what makes an app reliable: state, network errors, data on the phone, and tests. Classes last two hours, at a centre or online. You use your own phone from the first Flutter lesson.',
  about: [
    {
      title: 'Dart before widgets',
      text: 'You learn null safety, sealed classes, futures and streams in small terminal programs.',
    },
    {
      title: 'Screens for real phones',
      text: 'You test layouts on narrow screens and tablets, with large text and a screen reader, in Bengali, Kokborok and English. You measure slow frames.',
    },
    {
      title: 'State, here and on servers',
      text: 'You write the same screens with several state tools and compare them. Then come a server, Firebase, a database and a queue of unsent records, tested in aeroplane mode.',
    },
    {
      title: 'One app that grows, then three more',
      text: 'A library app grows from a first list to a closed test. The last ten sessions are projects: a bus timetable, a handloom shop with test payments, and your own app.',
    },
  ],
  video: {
    description: 'From a first Dart program to an app that works in aeroplane mode and is ready for a store',
    tour: {
      sessions: [13, 36, 54, 67, 70],
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
            'dart create, dart run and dart format',
            'var, final and const',
            'int, double, / and ~/; toStringAsFixed and padLeft in a receipt',
            'Positional, optional and required named parameters, defaults',
          ],
          terms: ['type inference'],
          homework: {
            task: 'Print a bill of 450, 1200 and 75 rupees with a named discount of 10%. The total is 1552.50; all prices end in one column.',
            hours: 1,
          },
          reading: 'dart.dev/language/functions',
        },
        {
          topic: 'Lists, sets, maps and the functions they take',
          subtopics: [
            'List, Set and Map: RangeError, union, putIfAbsent, entries',
            'Spread, collection if and collection for',
            'Arrow functions, tear-offs, a closure that counts its calls',
            'Lazy where and map, toList(), and fold for totals',
          ],
          terms: ['higher-order function'],
          homework: {
            task: 'Compute averages with fold: Ria 60, Ani 45, Ria 81, Ani 54, Joy 70. You get Ria 70.5, Ani 49.5, Joy 70.0.',
            hours: 1,
          },
          reading: 'dart.dev/libraries/collections/iterables',
        },
        {
          topic: 'Git: commits, branches and a pull request',
          subtopics: [
            'add, commit, status, log; a .gitignore for build files',
            'A branch for each change, merged; a conflict solved by hand',
            'push to GitHub, a pull request, and a written review',
            'Mistakes undone by restore and revert',
          ],
          terms: ['version control', 'code review'],
          homework: {
            task: 'Hand in the averages by a pull request. Its diff shows pubspec.yaml and no file of .dart_tool.',
            hours: 1,
          },
          reading: 'Pro Git (git-scm.com/book), sections 2.2, 3.2 and 6.2',
        },
        {
          topic: 'Null safety',
          subtopics: [
            'int and int? as two types, checked by the compiler',
            'stdin.readLineSync() and int.tryParse: ?., ?? and ??=',
            'Promotion after a null check, and why a closure loses it',
            'A failing ! and a LateInitializationError, caused and avoided',
          ],
          terms: ['sound null safety'],
          homework: {
            task: 'Read ages until the input ends. The lines 12, x, an empty one and 30 give 2 ages, 2 bad lines and the mean 21.0.',
            hours: 1,
          },
          reading: 'dart.dev/null-safety/understanding-null-safety',
        },
        {
          topic: 'Classes, constructors and equality',
          subtopics: [
            'Fields, getters, this. parameters, initialiser lists and assert',
            'Money in paise: named and factory constructors',
            'Primary constructors, and the older form',
            '== and hashCode, so that a Set drops the second copy',
          ],
          terms: ['OOP', 'encapsulation', 'immutable object'],
          homework: {
            task: 'Give Money a getter rupees and a method plus: 19990 and 10 paise make 200.0. A Set of five amounts, two equal, has length 4.',
            hours: 1,
          },
          reading: 'dart.dev/language/constructors and /primary-constructors',
        },
        {
          topic: 'Inheritance, interfaces, mixins and generics',
          subtopics: [
            'extends, super and @override on Staff, Teacher and Warden',
            'An abstract interface class and a fake that implements it',
            'A mixin with on; an extension method that sets lakh commas',
            'A generic Stack of T, then the bound T extends Comparable',
          ],
          terms: ['polymorphism', 'abstraction'],
          homework: {
            task: 'Write a class MinMax of T extends Comparable. For 5, 2, 9 it gives 2 and 9; for Gora, Kabi, Ghum it gives Ghum and Kabi.',
            hours: 1.5,
          },
          reading: 'dart.dev/language/mixins and /generics',
        },
        {
          topic: 'Enums, records, patterns and sealed classes',
          subtopics: [
            'Enums with fields and methods, values.byName, .paid',
            'Two values returned in a record and destructured',
            'Grades by a switch with guards and relational patterns',
            'Sealed Payment with Cash, Upi and Card: the missing case is found',
          ],
          terms: ['pattern matching', 'exhaustiveness checking', 'dot shorthands'],
          homework: {
            task: 'Write a sealed Ticket: Adult pays 60, Child half, a Group of ten or more 10% less. A switch gives 60.0, 30.0 and, for a Group of 12, 648.0.',
            hours: 1,
          },
          reading: 'dart.dev/language/patterns',
        },
        {
          topic: 'Exceptions, packages and unit tests',
          subtopics: [
            'throw, on, catch and finally in a savings account',
            'Exception or Error: which to catch',
            'dart pub add, caret versions, pubspec.lock, analysis_options.yaml',
            'group, setUp, expect and throwsA for the account',
          ],
          terms: ['unit testing', 'semantic versioning', 'linter'],
          homework: {
            task: 'Write eight tests for Money, two of them with throwsA. All pass, and at least one fails after you change an operator in Money.',
            hours: 1.5,
          },
          reading: 'dart.dev/language/error-handling; pub.dev/packages/test',
        },
        {
          topic: 'Futures and the event loop',
          subtopics: [
            'The order of plain code, microtasks and Future callbacks',
            'async and await, with try and catch for a missing file',
            'Three awaits in a row or Future.wait, timed',
            'timeout(), unawaited() and the error that nobody caught',
          ],
          terms: ['asynchronous programming', 'non-blocking I/O'],
          homework: {
            task: 'Predict the order of eight prints in main(), futures, microtasks and after an await. Run them and write the reason next to each miss.',
            hours: 1.5,
          },
          reading: 'dart.dev/language/concurrency and /async',
        },
        {
          topic: 'Streams and isolates',
          subtopics: [
            'async* and yield: a generator that ticks',
            'StreamController, await for, listen, cancel, broadcast',
            'Two million CSV rows summed, in main() and in Isolate.run()',
            'The closure’s captured values are copied; its result is not',
          ],
          terms: ['concurrency', 'parallelism', 'reactive programming'],
          homework: {
            task: 'Write every(stream, n) with async* and await for. Tests get 3, 6 and 9 from 1 to 10 for n = 3, and nothing for n = 11.',
            hours: 1,
          },
          reading: 'dart.dev/libraries/async/using-streams; dart.dev/language/isolates',
          material: sample(
            [
              'Test of part 1 in two versions: a CSV file of boat fares, and ten tests for the program',
              'Timed test after session 10: twenty questions on Dart and one small program',
            ],
            'the tests',
          ),
        },
      ],
      test: {
        task: 'You write a console program from an empty folder: boat tickets of Dumboor lake from CSV, fares by a sealed class, unit tests, a pull request.',
        points: 'Ten given tests 60, nothing found by dart analyze 15, a pull request of three commits or more 25',
        minutes: 120,
      },
    },
    {
      category: 'Flutter Basics',
      sessions: [
        {
          topic: 'A Flutter project on a real phone',
          subtopics: [
            'flutter create, USB debugging and adb devices',
            'lib, android, ios, test and pubspec.yaml',
            'Hot reload, hot restart, full rebuild: when each is needed',
            'Debug and release builds compared',
          ],
          terms: ['cross-platform development', 'emulator', 'AOT and JIT compilation'],
          homework: {
            task: 'Note the times of ten hot reloads and five hot restarts from the console. Compare the medians: the reload is faster.',
            hours: 1,
          },
          reading: 'docs.flutter.dev/tools/hot-reload',
        },
        {
          topic: 'Stateless widgets and the tree they form',
          subtopics: [
            'runApp, MaterialApp, Scaffold, AppBar, without the template',
            'The material_ui package, and material.dart in older lessons',
            'build() as a function of its arguments; what context is',
            'A ticket of Neermahal: a Column of three const widgets',
          ],
          terms: ['declarative UI'],
          homework: {
            task: 'Build a visiting card of four const widgets. flutter analyze finds nothing.',
            hours: 1,
          },
          reading: 'docs.flutter.dev/ui',
        },
        {
          topic: 'Rows, columns and the rule of constraints',
          subtopics: [
            'Constraints go down, sizes go up, the parent sets the position',
            'MainAxisAlignment, CrossAxisAlignment and the spacing property',
            'Expanded, Flexible, Spacer: sizes predicted, then inspected',
            'Overflow stripes and unbounded height, caused and fixed',
          ],
          terms: ['flex layout'],
          homework: {
            task: 'Put boxes of flex 1, 2 and 3 into a Row 360 wide with spacing 12. Calculate their widths; the inspector shows 56, 112, 168.',
            hours: 1,
          },
          reading: 'docs.flutter.dev/ui/layout/constraints',
        },
        {
          topic: 'Stacks, padding and decorated boxes',
          subtopics: [
            'Padding, SizedBox, Align and Center instead of a Container',
            'Stack and Positioned: a photo with a badge',
            'BoxDecoration: borders, radii, gradients and shadows',
            'ConstrainedBox, AspectRatio and FittedBox at two widths',
          ],
          terms: ['logical pixels'],
          homework: {
            task: 'Build an identity card 344 wide with AspectRatio 86 / 54 and a badge over its photo. The inspector shows a height of 216.',
            hours: 1.5,
          },
          reading: 'docs.flutter.dev/ui/layout',
        },
        {
          topic: 'Text, fonts and pictures',
          subtopics: [
            'TextStyle, Text.rich, maxLines and ellipsis',
            'Noto Sans Bengali bundled by pubspec.yaml',
            'Assets in 1x, 2x and 3x; the exception for an unlisted one',
            'Image.network with loadingBuilder and errorBuilder',
          ],
          terms: ['device pixel ratio'],
          homework: {
            task: 'Show a poem with a photo from the network. After a restart in aeroplane mode you see a grey box of the same size.',
            hours: 1,
          },
          reading: 'docs.flutter.dev/ui/assets/assets-and-images',
        },
        {
          topic: 'StatefulWidget, setState and a first widget test',
          subtopics: [
            'Widget and State: which one is discarded',
            'What setState marks as dirty: a print() in every build()',
            'A kabaddi scoreboard with undo',
            'First test: testWidgets, pumpWidget, tap, pump, find.text, find.byType',
          ],
          terms: ['local state'],
          homework: {
            task: 'Add redo to the scoreboard. A widget test scores 1, 2 and 3 points, undoes twice, redoes once, and finds 3.',
            hours: 1.5,
          },
          reading: 'docs.flutter.dev/cookbook/testing/widget/introduction',
        },
        {
          topic: 'The life of a State object',
          subtopics: [
            'initState, didUpdateWidget, deactivate, dispose, logged in order',
            'A Timer that runs on until dispose() cancels it',
            'setState after dispose; the mounted check after an await',
            'AppLifecycleListener: a call stops a quiz clock',
          ],
          terms: ['app lifecycle', 'memory leak'],
          homework: {
            task: 'Write a clock that counts down from 60. A test pumps 30 seconds and finds 30. Without dispose() it reports a pending Timer.',
            hours: 1,
          },
          reading: 'api.flutter.dev: State class',
        },
        {
          topic: 'Elements, render objects and keys',
          subtopics: [
            'Widget, element and render tree of five widgets, on paper',
            'When an element is kept: runtimeType and key compared',
            'Two stateful tiles swapped, without keys and with ValueKey',
            'ObjectKey, UniqueKey, GlobalKey; a new key discards the state',
          ],
          terms: ['three trees', 'reconciliation'],
          homework: {
            task: 'Build five counters, tap them up to 1, 2, 3, 4 and 5, and reverse their list. You see 54321 with ValueKey, 12345 without.',
            hours: 1.5,
          },
          reading: 'docs.flutter.dev/resources/inside-flutter',
        },
        {
          topic: 'Buttons, gestures and feedback',
          subtopics: [
            'FilledButton, OutlinedButton, IconButton; null disables them',
            'GestureDetector and InkWell: taps, long presses, ripples',
            'SnackBar with undo; dialogs and sheets as futures; pumpAndSettle',
            'A busy flag against a double tap',
          ],
          homework: {
            task: 'Ask before one of five names is deleted. A test taps Cancel and finds five names, taps Delete and finds four.',
            hours: 1,
          },
          reading: 'docs.flutter.dev/ui/interactivity/gestures',
        },
        {
          topic: 'Text fields, controllers and focus',
          subtopics: [
            'TextEditingController: listen, read, dispose; enterText in a test',
            'FocusNode and textInputAction: on to the next field',
            'keyboardType, autofillHints and your own TextInputFormatter',
            'A field behind the keyboard: viewInsets and a scrolling body',
          ],
          terms: ['input masking'],
          homework: {
            task: 'Write a TextInputFormatter for rupees. A test enters 1234567 and finds 12,34,567; for 999 it finds 999.',
            hours: 1.5,
          },
          reading: 'docs.flutter.dev/cookbook/forms/text-field-changes',
        },
        {
          topic: 'Forms and validation',
          subtopics: [
            'Form, a GlobalKey of FormState, validate() and save()',
            'Validators for a member: name, ten-digit mobile, email',
            'DropdownMenuFormField, CheckboxListTile and showDatePicker',
            'AutovalidateMode.onUnfocus; forceErrorText for a taken number',
          ],
          terms: ['RegExp'],
          homework: {
            task: 'Add a PIN code to the form: six digits, the first not 0. Tests accept 799001 and refuse 79900, 099001 and 79900a.',
            hours: 1,
          },
          reading: 'docs.flutter.dev/cookbook/forms/validation',
        },
        {
          topic: 'Long lists and grids',
          subtopics: [
            'ListView and ListView.builder for 1,000 titles',
            'ListTile, ListView.separated and an empty state',
            'GridView of covers: columns by screen width',
            'Dismissible rows, ScrollController; drag in a test',
          ],
          terms: ['lazy loading'],
          homework: {
            task: 'Add a button that appears after 1,000 pixels and scrolls up. A test drags by 1,200, taps it and finds the first row.',
            hours: 1.5,
          },
          reading: 'docs.flutter.dev/cookbook/lists/long-lists',
        },
        {
          topic: 'Screens pushed and popped',
          subtopics: [
            'Navigator.push, MaterialPageRoute, data by constructor',
            'A district chosen on a second screen, returned by pop()',
            'PopScope and predictive back with unsaved changes',
          ],
          terms: ['Navigator 1.0', 'imperative navigation'],
          homework: {
            task: 'Let the reader choose a return date on a third screen. After going back twice, the list shows the date for that book only.',
            hours: 1.5,
          },
          reading: 'docs.flutter.dev/cookbook/navigation/returning-data',
        },
        {
          topic: 'Debugging with stack traces and breakpoints',
          subtopics: [
            'Stack traces: your line among the framework’s',
            'Breakpoints, conditions and watches in VS Code',
            'Ten planted bugs, found in pairs against the clock',
          ],
          homework: {
            task: 'Fix three more planted bugs, each in a commit that names the cause and the first clue. Then all tests of the app pass.',
            hours: 1.5,
          },
          reading: 'docs.flutter.dev/testing/common-errors',
          material: sample(
            ['An app with thirteen planted bugs, and the tests that three of them break'],
            'what the centre must prepare',
          ),
        },
        {
          topic: 'The library app from an empty folder',
          subtopics: [
            'Books from a bundled file: rootBundle and jsonDecode',
            'FutureBuilder: waiting, error, data; its future made in initState',
            'Screens for books and members, each merged from its own branch',
            'Tried: rotation, a missing file, an empty shelf',
          ],
          terms: ['JSON parsing'],
          homework: {
            task: 'Write a README. Clone into a new folder, follow only the README and add a book to the file: the app shows it.',
            hours: 1.5,
          },
          reading: 'api.flutter.dev: FutureBuilder class',
          material: sample(
            [
              'books.json: 1,000 books with year and titles in English and Bengali, free to use',
              'Test of part 2 in two versions: a screen as a picture, and five questions on trees, keys and lifecycle',
            ],
            'what the centre must prepare',
          ),
        },
      ],
      test: {
        task: 'You build a screen from a picture, with a list, a form and two pages, and answer five written questions on trees, keys and lifecycle.',
        points:
          'The screen as in the picture 40, no overflow at 360 and 600 wide 10, nothing ticks after dispose() 10, five answers 40',
        minutes: 150,
      },
    },
    {
      category: 'UI Development',
      sessions: [
        {
          topic: 'Material 3 themes from one seed colour',
          subtopics: [
            'ColorScheme.fromSeed and paired roles: primary and onPrimary',
            'The type scale; themes for buttons, fields and cards',
            'themeMode in SharedPreferencesAsync, read before runApp',
            'MaterialUiCompatibilityBridge for packages on material.dart',
          ],
          terms: ['design tokens', 'dark mode'],
          homework: {
            task: 'Move all colours into theme.dart and add a dark theme. A search for Color( and Colors. finds no other file.',
            hours: 1.5,
          },
          reading: 'docs.flutter.dev/cookbook/design/themes',
        },
        {
          topic: 'Navigation bars, rails, drawers and tabs',
          subtopics: [
            'NavigationBar with badges; IndexedStack',
            'TabBar and TabBarView',
            'Five sections at 360, 700 and 1200 wide: bar, rail or drawer',
          ],
          homework: {
            task: 'Show the number of overdue books as a badge. A test finds 2 for two overdue books, and no badge for none.',
            hours: 1,
          },
          reading: 'api.flutter.dev: NavigationBar class',
        },
        {
          topic: 'Addresses for screens with go_router',
          subtopics: [
            'Nested GoRoutes, path and query parameters, errorBuilder',
            'go and push, compared in Chrome',
            'StatefulShellRoute.indexedStack: one history for each tab',
            'A redirect that sends a guest to sign in, then to the page',
          ],
          terms: ['declarative routing', 'Navigator 2.0', 'route guard'],
          homework: {
            task: 'Move the app to go_router. In Chrome, /#/books/42 shows a book and /#/books/x your error page.',
            hours: 1.5,
          },
          reading: 'pub.dev/packages/go_router: Configuration, Redirection',
        },
        {
          topic: 'App Links and the web build',
          subtopics: [
            'usePathUrlStrategy; a web build on name.github.io with 404.html, .nojekyll',
            'App Links: an intent filter; assetlinks.json at the root of the host',
            'The SHA-256 of the debug key in it; pm get-app-links says verified',
          ],
          terms: ['deep linking', 'Flutter web'],
          homework: {
            task: 'Send yourself the link of a book. It opens in the app; after you uninstall the app, it opens in the browser.',
            hours: 1.5,
          },
          reading: 'docs.flutter.dev/cookbook/navigation/set-up-app-links',
        },
        {
          topic: 'Layouts from small phones to tablets',
          subtopics: [
            'LayoutBuilder, MediaQuery.sizeOf, window width classes',
            'List and detail on two screens, side by side from 840 wide',
            'SafeArea, and edge-to-edge since Android 15',
          ],
          terms: ['responsive design', 'adaptive layout'],
          homework: {
            task: 'Write columns(width) for the covers: 2 below 600, 3 below 840, then 5. Tests check 599, 600, 839 and 840.',
            hours: 1,
          },
          reading: 'docs.flutter.dev/ui/adaptive-responsive',
        },
        {
          topic: 'Slivers and scrolling headers',
          subtopics: [
            'SliverAppBar in a CustomScrollView: pinned, floating, stretching',
            'SliverList, SliverGrid and SliverToBoxAdapter in one scroll',
            'SliverMainAxisGroup and PinnedHeaderSliver',
          ],
          terms: ['sticky header'],
          homework: {
            task: 'Group the books by year under pinned headers. While you scroll, exactly one header stays at the top.',
            hours: 1.5,
          },
          reading: 'docs.flutter.dev/ui/layout/scrolling/slivers',
        },
        {
          topic: 'Search and filters',
          subtopics: [
            'SearchAnchor with suggestions from the titles',
            'FilterChip and SegmentedButton write into one filter record',
            'A debounce with Timer',
          ],
          terms: ['autocomplete', 'debouncing'],
          homework: {
            task: 'Write the filter as a function. In tests an empty filter keeps all books, and two filters keep only what passes both.',
            hours: 1,
          },
          reading: 'api.flutter.dev: SearchAnchor class',
        },
        {
          topic: 'Animations: implicit, Hero and your own controller',
          subtopics: [
            'AnimatedContainer, TweenAnimationBuilder, AnimatedSwitcher',
            'Hero from cover to book page',
            'AnimationController with a Tween: run, reverse, dispose',
            'No motion if the phone’s settings remove animations',
          ],
          terms: ['explicit animation'],
          homework: {
            task: 'Count the overdue days up from 0. If the phone’s settings remove animations, the final number shows at once.',
            hours: 1,
          },
          reading: 'docs.flutter.dev/ui/animations',
        },
        {
          topic: 'Drawing with CustomPainter',
          subtopics: [
            'Canvas, Paint, Path, TextPainter and shouldRepaint',
            'A year of Agartala’s rain as a chart that fits any width',
            'The bar under a finger',
          ],
          terms: ['hit testing'],
          homework: {
            task: 'Paint a ring for a list of counts. A test gets angles of 180, 120 and 60 degrees for 3, 2 and 1, and none for an empty list.',
            hours: 1.5,
          },
          reading: 'api.flutter.dev: CustomPainter class',
          material: sample(
            ['Monthly rainfall of Agartala, averages of the India Meteorological Department, as CSV'],
            'what the centre must prepare',
          ),
        },
        {
          topic: 'Reusable components',
          subtopics: [
            'Slots, callbacks and builder arguments',
            'StatusBadge and EmptyState: a package by path dependency',
            '@Preview in the Widget Previewer: light, dark and narrow',
          ],
          terms: ['design system'],
          homework: {
            task: 'Use the package for each badge and empty list. A search finds one definition of each, and all tests pass.',
            hours: 1,
          },
          reading: 'docs.flutter.dev/tools/widget-previewer',
        },
        {
          topic: 'Bengali, Kokborok and English in one app',
          subtopics: [
            'gen-l10n, an ARB file for each language, plurals in ICU syntax',
            'NumberFormat and DateFormat: lakhs, rupee sign, Bengali digits',
            'GlobalMaterialLocalizations of material_ui; the bridge for older packages',
            'A given fallback delegate for Kokborok; a switch without a restart',
          ],
          terms: ['internationalisation (i18n)', 'localisation'],
          homework: {
            task: 'Move the words of three screens into ARB files. Add a German file with qqq for each text: in German you see only qqq and data.',
            hours: 1.5,
          },
          reading: 'docs.flutter.dev/ui/internationalization',
          material: sample(
            [
              'The words of three screens of the library app in Kokborok, translated by a speaker',
              'The fallback delegate for Kokborok as a Dart file',
            ],
            'what the centre must prepare',
          ),
        },
        {
          topic: 'Adaptive widgets for Android and iPhone',
          subtopics: [
            'Switch.adaptive and showAdaptiveDialog',
            'CupertinoSliverNavigationBar and CupertinoPicker of cupertino_ui',
            'The iPhone look on Android by ThemeData.platform',
          ],
          terms: ['Human Interface Guidelines'],
          homework: {
            task: 'Make the delete dialog adaptive. A test finds one CupertinoAlertDialog if ThemeData.platform is iOS, none if Android.',
            hours: 1,
          },
          reading: 'docs.flutter.dev/ui/adaptive-responsive/platform-adaptations',
        },
        {
          topic: 'Widget tests of whole screens, and golden files',
          subtopics: [
            'find.byKey, find.descendant and findsExactly',
            'Why pumpAndSettle can time out; scrollUntilVisible',
            'A narrow phone by tester.view.physicalSize',
            'matchesGoldenFile and --update-goldens',
          ],
          terms: ['widget testing', 'snapshot testing'],
          homework: {
            task: 'Commit a widget test that shows a bug of your app, then the fix: at the first commit one test fails, at the second none.',
            hours: 1.5,
          },
          reading: 'docs.flutter.dev/cookbook/testing/widget/finders',
        },
        {
          topic: 'Accessible screens, measured',
          subtopics: [
            'A book reserved by TalkBack, with closed eyes',
            'Semantics, MergeSemantics and ExcludeSemantics',
            'Contrast and tap targets tested with meetsGuideline',
            'Text at 200%, and the fixed heights it breaks',
          ],
          terms: ['accessibility (a11y)', 'WCAG'],
          homework: {
            task: 'Test two screens with three guidelines each, at 200% text. All six tests pass without overflow.',
            hours: 1.5,
          },
          reading: 'docs.flutter.dev/ui/accessibility/accessibility-testing',
        },
        {
          topic: 'Integration tests and continuous integration',
          subtopics: [
            'integration_test on the phone: find a book, add a member',
            'GitHub Actions: format, analyze, test, an APK on every push',
            'A ruleset on main: a red check holds back the merge',
          ],
          terms: ['CI/CD', 'end-to-end test'],
          homework: {
            task: 'Open two pull requests, one badly formatted, one with a failing test. Both are red, and GitHub refuses to merge them.',
            hours: 1,
          },
          reading: 'docs.flutter.dev/testing/integration-tests',
          material: sample(
            [
              'Test of part 3 in two versions: a screen as a picture, its words in three languages, and six tests',
              'Timed test after session 40: a screen as a picture, and a failing widget test',
            ],
            'the tests',
          ),
        },
      ],
      test: {
        task: 'You add a screen from a picture to your library app, in three languages, for phone and tablet, with a link and widget tests.',
        points: 'Six given tests 60, no overflow from 320 wide up 20, words in three languages 20',
        minutes: 120,
      },
    },
    {
      category: 'State Management',
      sessions: [
        {
          topic: 'From setState to InheritedWidget',
          subtopics: [
            'Reserved books passed through four constructors',
            'State lifted to a common parent, rebuilds counted',
            'ValueListenableBuilder; a list changed in place',
            'Your own BasketScope: of(), updateShouldNotify, InheritedNotifier',
          ],
          terms: ['prop drilling', 'observer pattern', 'ValueNotifier'],
          homework: {
            task: 'Show the number of reserved books by BasketScope. A print in each build() shows that a reservation rebuilds only the badge.',
            hours: 1.5,
          },
          reading: 'api.flutter.dev: InheritedWidget class',
        },
        {
          topic: 'Provider: watch, read and select',
          subtopics: [
            'ChangeNotifierProvider, MultiProvider and who calls dispose()',
            'context.watch, read and select, with build counts',
            'ProviderNotFoundException after a push, and the fix',
          ],
          terms: ['dependency injection'],
          homework: {
            task: 'Replace BasketScope with Provider in a pull request. All tests pass, and a search finds no InheritedNotifier.',
            hours: 1.5,
          },
          reading: 'pub.dev/packages/provider',
        },
        {
          topic: 'HTTP and the practice server',
          subtopics: [
            'The practice server, a shelf program in Dart: one route added',
            'GET and POST: headers, bodies, status codes',
            'adb reverse; the INTERNET permission of a release',
            'Timeout, ClientException and a 500 in one sealed Result',
          ],
          terms: ['REST API', 'CRUD', 'exponential backoff'],
          homework: {
            task: 'Repeat a failing GET after 1, 2 and 4 s, a POST never. With the server off, the log has four GETs, at 0, 1, 3 and 7 s, and one POST.',
            hours: 1.5,
          },
          reading: 'docs.flutter.dev/cookbook/networking/fetch-data',
          material: sample(
            ['The practice server in Dart: books, members, loans, sign-in, orders; slow and failing routes on request'],
            'what the centre must prepare',
          ),
        },
        {
          topic: 'JSON into typed models',
          subtopics: [
            'A map pattern that checks decoded JSON',
            'fromJson and toJson: a date, an enum, a missing field',
            'json_serializable and build_runner; snake_case keys',
          ],
          terms: ['serialisation', 'DTO'],
          homework: {
            task: 'Write Loan.fromJson by hand and generated. The same eight tests pass for both: six loans, a missing date, a wrong type.',
            hours: 1.5,
          },
          reading: 'docs.flutter.dev/data-and-backend/serialization/json',
        },
        {
          topic: 'Riverpod: providers, notifiers and ref',
          subtopics: [
            'ProviderScope, Provider, ConsumerWidget and Consumer',
            'A Notifier with immutable state, and its methods',
            'When to use ref.watch, ref.read and ref.listen',
            'A family for a book by id, with autoDispose and ref.onDispose',
          ],
          terms: ['unidirectional data flow'],
          homework: {
            task: 'Derive a sorted list and the sum of fines in two providers. Their prints show that a new order does not compute the sum again.',
            hours: 1,
          },
          reading: 'riverpod.dev/docs/concepts2/providers',
        },
        {
          topic: 'Server data in an AsyncNotifier',
          subtopics: [
            'AsyncData, AsyncError and AsyncLoading in one switch',
            'build() for the first load, AsyncValue.guard, ref.refresh',
            'Automatic retry, switched off for a 404',
            'Endless scrolling by page, and ref.mounted after an await',
          ],
          terms: ['pagination'],
          homework: {
            task: 'Add pull to refresh to the loans. With the server off, the old rows stay under an error; with the server on, the error goes.',
            hours: 1,
          },
          reading: 'riverpod.dev/docs/how_to/pull_to_refresh and /concepts2/retry',
        },
        {
          topic: 'Layers: widget, notifier, repository, source',
          subtopics: [
            'Which class may know HTTP, and which widgets',
            'An abstract BookRepository, one remote and one in memory',
            'The whole app on invented data by one override',
          ],
          terms: ['Clean Architecture', 'MVVM', 'repository pattern'],
          homework: {
            task: 'Divide the loans screen into layers. Only the data folder imports http, and the tests of the screen use the repository in memory.',
            hours: 1.5,
          },
          reading: 'docs.flutter.dev/app-architecture/guide',
        },
        {
          topic: 'Cubit and states as sealed classes',
          subtopics: [
            'emit, BlocProvider, BlocBuilder: a late-fee calculator',
            'Sealed states Loading, Loaded and Failed, drawn by one switch',
            'equatable: an equal state is not emitted again',
            'BlocListener for a snack bar, BlocSelector for one field',
          ],
          terms: ['BLoC pattern'],
          homework: {
            task: 'Write the catalogue’s Notifier as a Cubit. The screen’s tests pass for both.',
            hours: 1.5,
          },
          reading: 'bloclibrary.dev/bloc-concepts',
        },
        {
          topic: 'Bloc: events and their concurrency',
          subtopics: [
            'Event classes and on() handlers for a railway enquiry',
            'bloc_concurrency: sequential, restartable search, droppable payment',
            'Provider, Riverpod, Cubit or Bloc for a quiz, a chat, a till',
          ],
          terms: ['event-driven', 'state machine'],
          homework: {
            task: 'Let a search take one second and type three letters quickly. The list changes once with restartable(), 3 times with sequential().',
            hours: 1,
          },
          reading: 'pub.dev/packages/bloc_concurrency',
        },
        {
          topic: 'Signing in with dio and a token store',
          subtopics: [
            'An interceptor that adds the token to each request',
            'A given QueuedInterceptor: five requests get a 401, one refresh',
            'flutter_secure_storage: Keystore and Keychain',
            'Sign-out: tokens erased, router told by refreshListenable',
          ],
          terms: ['authentication', 'JWT', 'bearer token'],
          homework: {
            task: 'Sign out while a request takes five seconds, and fix what breaks: the sign-in page stays, and no token is stored.',
            hours: 1.5,
          },
          reading: 'pub.dev/packages/dio: Interceptors',
          material: sample(['A QueuedInterceptor that renews a token, with gaps to fill'], 'the file'),
        },
        {
          topic: 'Firebase: sign-in and live data from Firestore',
          subtopics: [
            'flutterfire configure; the app connected to the emulators of week 0',
            'A given sign-in screen by email; authStateChanges() behind the router',
            'One collection for one screen: where, orderBy, snapshots() in a StreamProvider',
          ],
          terms: ['BaaS', 'NoSQL', 'Cloud Firestore'],
          homework: {
            task: 'Keep a wish list for each member. Signed in as Ria, you see her three books and none of Joy’s two.',
            hours: 1.5,
          },
          reading: 'firebase.google.com/docs/flutter/setup',
          material: sample(['A sign-in screen by email for the library app'], 'the screen'),
        },
        {
          topic: 'Firestore: rules, offline writes and transactions',
          subtopics: [
            'Rules by owner and field: members read only their loans',
            'Requests that must be denied: a member raises a limit',
            'A write without network: hasPendingWrites',
            'runTransaction: two phones ask for the last copy',
          ],
          terms: ['security rules', 'authorisation'],
          homework: {
            task: 'Let members change only the phone number of their own record. Test two requests that pass and four that are denied.',
            hours: 1.5,
          },
          reading: 'firebase.google.com/docs/firestore/security/get-started',
        },
        {
          topic: 'SQLite tables and live queries with drift',
          subtopics: [
            'Books, copies, loans on paper: primary key, foreign key and join',
            'Table classes, generated code and driftDatabase()',
            'One join of loans and members; watch() redraws the list',
          ],
          terms: ['relational database', 'ORM'],
          homework: {
            task: 'List late loans with the name of the member by one join, the oldest first. Among ten loans it shows those that you found by hand.',
            hours: 1.5,
          },
          reading: 'drift.simonbinder.eu/setup',
        },
        {
          topic: 'Offline first: read local, send later',
          subtopics: [
            'Screens read the database, not the network',
            'An outbox table added by make-migrations; UUIDs stop double records',
            'Two edits of one record: last write wins, or the user decides',
            'Aeroplane mode: twenty loans entered, all arrive once',
          ],
          terms: ['idempotency key', 'eventual consistency', 'schema migration'],
          homework: {
            task: 'Stop the server, enter five loans and kill the app. After both start again, the server has exactly five new rows.',
            hours: 2,
          },
          reading: 'docs.flutter.dev/app-architecture/design-patterns/offline-first',
        },
        {
          topic: 'Tests for state, repositories and databases',
          subtopics: [
            'mocktail: when, thenAnswer, verify and registerFallbackValue',
            'ProviderContainer.test with overrides; states in order',
            'blocTest: build, seed, act, expect for a load that fails',
            'drift in memory, MockClient, --coverage',
          ],
          terms: ['mocking', 'code coverage', 'test pyramid'],
          homework: {
            task: 'Bring the loan repository to 90% coverage. Write a reason next to each line that no test reaches.',
            hours: 1.5,
          },
          reading: 'docs.flutter.dev/app-architecture/case-study/testing',
          material: sample(
            [
              'Test of part 4 in two versions: the practice server with a loan route, and eight tests of a loan desk',
              'Timed test after session 55: an API with a slow and a failing route',
            ],
            'the tests',
          ),
        },
      ],
      test: {
        task: 'You build a loan desk: a repository over the practice server, state by Riverpod or Bloc, a drift table, and a test of a load that fails.',
        points: 'Eight given tests 56, ten entries without network that arrive once 30, your test of a failing load 14',
        minutes: 150,
      },
    },
    {
      category: 'Advanced Features',
      sessions: [
        {
          topic: 'Platform channels into Kotlin and Swift',
          subtopics: [
            'MethodChannel: battery level from a given Kotlin file, PlatformException',
            'EventChannel: the light sensor as a stream',
            'The Swift side, compiled on a GitHub macOS runner',
          ],
          terms: ['native integration'],
          homework: {
            task: 'Read the free storage by a MethodChannel. It is within 1% of adb shell df /data; an unknown method gives your own message.',
            hours: 2,
          },
          reading: 'docs.flutter.dev/platform-integration/platform-channels',
          material: sample(
            ['Kotlin and Swift files of the battery channel, with gaps to fill; the Kotlin call for free storage'],
            'what the centre must prepare',
          ),
        },
        {
          topic: 'Camera, gallery and code scanning',
          subtopics: [
            'image_picker: photos without a storage permission',
            'permission_handler: refused once, and for good',
            'A 6 MB photo reduced to 300 KB, in a folder of path_provider',
            'ISBN barcodes by mobile_scanner; how a check digit works',
          ],
          terms: ['runtime permissions', 'QR code'],
          homework: {
            task: 'Check scanned ISBNs. Tests accept 9780306406157 and refuse 9780306406158 and 978030640615; a second scan adds nothing.',
            hours: 1.5,
          },
          reading: 'pub.dev/packages/image_picker and /mobile_scanner',
        },
        {
          topic: 'Location and maps',
          subtopics: [
            'geolocator: approximate or precise, in use or always',
            'getPositionStream with distanceFilter, on a walk',
            'flutter_map with OpenStreetMap: user agent and attribution',
            'distanceBetween, added up along a track',
          ],
          terms: ['GPS'],
          homework: {
            task: 'Record a walk of 1 km with distanceFilter 5. Thin the points to 20 m, then to 50 m: in a table, points and length fall each time.',
            hours: 1.5,
          },
          reading: 'pub.dev/packages/geolocator and /flutter_map',
        },
        {
          topic: 'Push notifications with Firebase Cloud Messaging',
          subtopics: [
            'Device tokens and onTokenRefresh, kept by the practice server',
            'Handlers: foreground, background, terminated',
            'A given route sends over HTTP v1; its key is never in an app',
            'Channels, the Android 13 permission, a tap that opens a book',
          ],
          terms: ['FCM', 'APNs'],
          homework: {
            task: 'Let a member switch messages off: the server deletes the token, and none arrives. Switched on, the next arrives once.',
            hours: 2,
          },
          reading: 'firebase.google.com/docs/cloud-messaging/flutter/receive-messages',
          material: sample(
            ['The route of the practice server that sends a message over FCM HTTP v1'],
            'what the centre must prepare',
          ),
        },
        {
          topic: 'Background work and scheduled reminders',
          subtopics: [
            'workmanager: a callbackDispatcher in its own isolate',
            'The offline outbox emptied there; shareAcrossIsolates of drift',
            'flutter_local_notifications: a reminder by zonedSchedule',
          ],
          terms: ['Doze mode'],
          homework: {
            task: 'Log each run of a 15-minute task for a night. Compare the count with four an hour, and explain each gap.',
            hours: 1,
          },
          reading: 'drift.simonbinder.eu/isolates; pub.dev/packages/workmanager',
        },
        {
          topic: 'Performance measured in profile mode',
          subtopics: [
            'UI and raster thread: 16 ms a frame at 60 Hz',
            'RepaintBoundary, const and smaller rebuilds, measured',
            'cacheWidth for covers; a leak in heap snapshots',
            'build apk --analyze-size: the largest entry removed',
          ],
          terms: ['jank', 'memory profiling'],
          homework: {
            task: 'Trace your slowest scroll and remove one cause. The median of the five worst frame times falls.',
            hours: 1.5,
          },
          reading: 'docs.flutter.dev/perf/ui-performance and /best-practices',
        },
        {
          topic: 'Security and the law on personal data',
          subtopics: [
            'MASVS as a checklist: what the app stores, sends and logs',
            'Keys in an unpacked APK; preferences of a debug build',
            'App Check, and what Play Integrity adds',
            'DPDP Rules 2025: consent, purpose, erasure; most duties from May 2027',
          ],
          terms: ['OWASP Mobile Top 10', 'reverse engineering'],
          homework: {
            task: 'List each personal field with its purpose and the day when it is erased. A classmate finds no field in the app that the list lacks.',
            hours: 1.5,
          },
          reading: 'mas.owasp.org/MASVS',
        },
        {
          topic: 'Flavours, signing and release builds',
          subtopics: [
            'Flavours dev and prod by a given Gradle file: ids, icons, a Firebase app for each',
            'keytool, key.properties outside Git, apksigner, Play App Signing',
            'build appbundle with --obfuscate and --split-debug-info',
          ],
          terms: ['AAB', 'upload key'],
          homework: {
            task: 'Install dev and prod side by side. apksigner shows your certificate; with its SHA-256 in assetlinks.json, a link opens prod.',
            hours: 1.5,
          },
          reading: 'docs.flutter.dev/deployment/android and /flavors',
          material: sample(['The Gradle file of two flavours, with gaps to fill'], 'the file'),
        },
        {
          topic: 'Publishing to Google Play',
          subtopics: [
            'Personal or organisation account; who needs twelve testers; developer verification',
            'Internal test: version codes, API level 36, 16 KB pages',
            'Closed test of one app, chosen by the class, for fourteen days, begun today',
            'Data safety form and privacy policy',
          ],
          terms: ['Play Console'],
          homework: {
            task: 'Fill in the data safety form. Each yes names the file that sends the data, and each permission has a reason.',
            hours: 1.5,
          },
          reading: 'Play Console Help: App testing requirements',
          material: sample(
            ['A developer account of the company at Google Play, as an organisation, for the closed test'],
            'what the centre must prepare',
          ),
        },
        {
          topic: 'The iPhone build and the App Store',
          subtopics: [
            'Certificate, provisioning profile, the app on a real iPhone',
            'Swift Package Manager instead of CocoaPods',
            'build ios --no-codesign; a simulator on a macOS runner',
            'Purpose strings, privacy manifest, reasons for rejection',
          ],
          terms: ['TestFlight', 'App Store Connect'],
          homework: {
            task: 'Let GitHub Actions start the app in an iPhone simulator. The run keeps a screenshot of your catalogue.',
            hours: 1.5,
          },
          reading: 'docs.flutter.dev/deployment/ios',
          material: sample(
            [
              'A Mac with Xcode, an iPhone with its cable, and the company’s Apple developer account',
              'Test of part 5 in two versions: an app with a planted secret and a slow screen of known cause',
            ],
            'what the centre must prepare',
          ),
        },
      ],
      test: {
        task: 'From a given app you make a signed bundle of prod, its size report, one trace and the data safety form.',
        points:
          'A bundle that installs 25, no secret in it 15, size report 10, a trace that names the cause 25, data safety form 25',
        minutes: 120,
      },
    },
    {
      category: 'Projects',
      sessions: [
        {
          topic: 'Bus timetable: stops, routes and times on the phone',
          subtopics: [
            'Built: drift tables of stops and times, filled from a versioned file by a given loader',
            'Fetched again only when its ETag changes',
            'Next departures from a stop, also around midnight',
            'Ten departures of the printed timetable as tests',
          ],
          terms: ['HTTP caching'],
          homework: {
            task: 'Break the file: cut it off, give it an old version, a time of 25:10. Each time the app keeps the last good file and shows its date.',
            hours: 1.5,
          },
          reading: 'developer.mozilla.org: HTTP conditional requests',
          material: sample(
            [
              'A printed timetable of buses in Tripura and its file, with the right to use both',
              'A loader that reads the file into drift tables',
            ],
            'what the centre must prepare',
          ),
        },
        {
          topic: 'Bus timetable: trips with one change, in two scripts',
          subtopics: [
            'Built: direct trips, and one change with ten minutes for it',
            'Search moved into Isolate.run, timed with 2,000 departures',
            'Stop names found in Bengali or English spelling',
          ],
          terms: ['transliteration', 'fuzzy search'],
          homework: {
            task: 'Write ten trips as tests, three of them impossible. All pass; the app answers in aeroplane mode.',
            hours: 3,
          },
          reading: 'api.dart.dev: Isolate.run',
        },
        {
          topic: 'Handloom shop: catalogue, basket and orders',
          subtopics: [
            'A given catalogue of risha and rignai from the server, kept in drift',
            'Built: basket and order in Bloc, with a state for each payment result',
            'Price and stock decided by the server, not the app',
          ],
          terms: ['e-commerce'],
          homework: {
            task: 'Change a price on the server while it is in a basket. The app shows both prices before it orders; a test covers this.',
            hours: 1.5,
          },
          reading: 'bloclibrary.dev/modeling-state',
          material: sample(
            [
              'Photographs, names and prices of twenty handloom pieces, with the weavers’ permission',
              'The catalogue of the shop as a starter app, with its drift tables',
            ],
            'what the centre must prepare',
          ),
        },
        {
          topic: 'Handloom shop: payment in a provider’s test mode',
          subtopics: [
            'The order made by a given route, completed; checkout opened by its id',
            'The checkout signature, checked on the server by HMAC-SHA256',
            'A webhook route with its own secret stores an event once',
            'States: paid, failed, app closed, answer late',
          ],
          terms: ['payment gateway', 'UPI', 'Razorpay'],
          homework: {
            task: 'Post a webhook with one byte changed, then twice unchanged. The server answers 400, 200 and 200 and stores one payment.',
            hours: 1.5,
          },
          reading: 'razorpay.com/docs/webhooks/validate-test',
          material: sample(
            [
              'Recorded webhooks of a test payment with their secret, and a stand-in checkout on the server',
              'The order and webhook routes of the practice server as a skeleton with six failing tests',
            ],
            'what the centre must prepare',
          ),
        },
        {
          topic: 'Handloom shop: product texts by a language model',
          subtopics: [
            'Firebase AI Logic on the free tier, behind App Check',
            'A photo becomes a draft in two languages: JSON by a schema',
            'States: limit, refusal, no network; a person approves',
            'What may leave the phone: no faces and no names',
          ],
          terms: ['generative AI', 'LLM', 'structured output'],
          homework: {
            task: 'Replace the model by a fake. Four tests pass without a network: a good draft, broken JSON, a refusal, a timeout.',
            hours: 2,
          },
          reading: 'firebase.google.com/docs/ai-logic',
        },
        {
          topic: 'Own app: the problem, its users and the first cut',
          subtopics: [
            'Two future users interviewed by phone',
            'Screens on paper, tried by a classmate',
            'Must, should and later: GitHub issues with estimates',
          ],
          terms: ['user story', 'wireframe'],
          homework: {
            task: 'Make the repository and one screen. Its checks are green, and a record that you enter is there after a restart.',
            hours: 1.5,
          },
          reading: 'docs.github.com: Quickstart for GitHub Issues',
        },
        {
          topic: 'Own app: one record from screen to server and back',
          subtopics: [
            'Data model on one page; Firestore or the practice server, with three reasons',
            'Built: one record added and changed on both sides',
            'Rules for each user; requests that must be denied as tests',
          ],
          terms: ['vertical slice', 'role-based access'],
          homework: {
            task: 'Enter a record in aeroplane mode: once the network is back, the server has it exactly once. A test that fails without your code shows it.',
            hours: 2,
          },
          reading: 'adr.github.io: Architectural Decision Records',
        },
        {
          topic: 'Own app: crash reports, analytics, a remote switch',
          subtopics: [
            'A given file sends FlutterError and PlatformDispatcher errors to Crashlytics',
            'Analytics after consent: one event that answers one question',
            'Remote Config: a feature off after a restart, without a release',
          ],
          terms: ['crash reporting', 'feature flag', 'product analytics'],
          homework: {
            task: 'Close two issues of the must list, each by a tested pull request. Send a signed build to five testers by App Distribution: all five open it.',
            hours: 2,
          },
          reading: 'firebase.google.com/docs/remote-config/get-started',
          material: sample(
            ['A Dart file that sets up Crashlytics, Analytics and Remote Config, off until consent'],
            'the file',
          ),
        },
        {
          topic: 'Own app: review, a coding agent and testers',
          subtopics: [
            'The first remarks of your five testers, sorted by cause',
            'One of them fixed by a coding agent with the Dart MCP server: test first, all reviewed',
            'A classmate compares what the app stores and sends with its consent page',
          ],
          terms: ['beta testing'],
          homework: {
            task: 'Answer each remark of the closed test and of your five testers in an issue: a commit, a date or a reason. None stays without an answer.',
            hours: 1.5,
          },
          reading: 'docs.flutter.dev/ai/mcp-server',
          material: sample(
            ['A coding agent that students may use in class, its cost and its use of code checked'],
            'what the centre must prepare',
          ),
        },
        {
          topic: 'Own app: demonstration before a panel',
          subtopics: [
            'Seven minutes before one of two panels, the network off midway',
            'Three minutes of questions on your code; one fault that the panel finds',
            'Handed in: repository, README, test results and a store listing',
          ],
          terms: ['portfolio', 'technical interview'],
          homework: {
            task: 'Turn the fault that the panel found into a failing test, then fix it. The checks are red at the first commit, green at the second.',
            hours: 1.5,
          },
          reading: 'docs.flutter.dev/app-architecture/recommendations',
          material: sample(
            [
              'Two panels with a person from outside, and a score sheet',
              'Final test in two versions: two changes and three questions for the app of each student',
            ],
            'what the centre must prepare',
          ),
        },
      ],
      test: {
        task: 'You make two changes to your own app, each with a test, and answer three written questions on your code.',
        points: 'Two changes with their tests 70, three answers that name the file and the reason 30',
        minutes: 120,
      },
    },
  ],
  weekZero: {
    hours: 4,
    tasks: [
      'Install Git, VS Code, Chrome and the Flutter SDK, which contains Dart: docs.flutter.dev/install.',
      'Install Android Studio with the Android SDK, then accept the licences with flutter doctor --android-licenses.',
      'Open a GitHub account, set user.name and user.email of Git, install gh (cli.github.com) and sign in with gh auth login.',
      'By session 51, install Node.js LTS, JDK 21 and firebase-tools (npm install -g firebase-tools). Run firebase setup:emulators:firestore.',
      'Self-test, half an hour, any language: read ten numbers into a list and print the largest by your own function.',
      'If you did not finish it, take our C/C++ course first, read chapters 1 to 7 of Think Python, or ask us.',
    ],
    check: 'flutter doctor ticks Flutter, the Android toolchain and Chrome, and git --version prints a number.',
  },
  requirements: [
    {
      item: 'Laptop with 8 GB of memory, better 16 GB',
      cost: 'Windows, Linux or macOS, 40 GB free; if you own none: about ₹35,000 new, from ₹18,000 used.',
      freeOption: sample(
        'A machine of the centre, in class and outside class hours. On a laptop with 8 GB, run the app on your phone.',
        'which machines your centres lend, and when',
      ),
    },
    {
      item: 'Android phone with a data cable',
      cost: 'Your own, with Android 10 or later.',
      freeOption: 'Use the emulator. For the camera, the GPS walk and slow frames, two students share a phone.',
    },
    {
      item: 'GitHub account',
      cost: 'Nothing.',
      freeOption: 'Rulesets and macOS runners cost nothing in public repositories.',
    },
    {
      item: 'Firebase project',
      cost: 'Nothing on the Spark plan, without a card.',
      freeOption: 'The emulators need no account.',
    },
    {
      item: 'Google Play developer account',
      cost: '25 US dollars, once, only if you publish under your own name.',
      freeOption: 'Not needed: the class shares our account for the closed test.',
    },
    {
      item: 'Mac and Apple developer account',
      cost: '99 US dollars a year and a Mac, only for an iPhone release of your own.',
      freeOption: 'Not needed: simulators run on GitHub, and the app runs once on the centre’s iPhone.',
    },
    {
      item: 'Payment provider in test mode',
      cost: 'Nothing: no real money moves in test mode.',
      freeOption: 'Without an account, use recorded webhooks and a simulated checkout.',
    },
  ],
  assessment: {
    rubric: [
      { criterion: 'Homework: right, and explained when asked', percent: 10 },
      { criterion: 'Five tests, one after each of the first five parts: 9 marks each', percent: 45 },
      { criterion: 'Bus timetable and handloom shop, in groups of two or three: 7.5 marks each', percent: 15 },
      { criterion: 'Own app: repository, tests and demonstration', percent: 15 },
      { criterion: 'Final test: two changes to your own app', percent: 15 },
    ],
    passPercent: 60,
    attendancePercent: 75,
    certificate:
      'A certificate of completion by {company.name} names the course and your mark. It is our own certificate, not a degree.',
  },
  interviews: {
    practice: [
      {
        after: 10,
        kind: 'Timed test',
        text: '45 minutes: twenty questions on Dart, and one small program.',
      },
      {
        after: 25,
        kind: 'Mock interview',
        text: '15 minutes: constraints, keys, trees and the life of a State, on your code.',
      },
      {
        after: 40,
        kind: 'Timed test',
        text: '60 minutes without search or AI: a screen from a picture, and a widget test to fix.',
      },
      {
        after: 49,
        kind: 'Mock interview',
        text: '20 minutes: you choose a state tool for a given app and defend it.',
      },
      {
        after: 55,
        kind: 'Timed test',
        text: '90 minutes: a list from an API with error, retry, cache and two tests.',
      },
      {
        after: 65,
        kind: 'Mock interview',
        text: '20 minutes: offline sync, security and release of the library app.',
      },
      {
        after: 70,
        kind: 'Mock interview',
        text: '30 minutes: you explain a project and find a bug, thinking aloud.',
      },
    ],
    topics: [
      { topic: 'Dart language: null safety, OOP, generics, patterns', sessions: [4, 5, 6, 7] },
      { topic: 'Event loop, futures, streams, isolates', sessions: [9, 10] },
      { topic: 'Stateless and stateful widgets, lifecycle', sessions: [12, 16, 17] },
      { topic: 'Keys and the three trees', sessions: [18] },
      { topic: 'Layout, constraints, responsive design', sessions: [13, 14, 30, 31] },
      { topic: 'Navigation and deep linking', sessions: [23, 28, 29] },
      { topic: 'InheritedWidget and Provider', sessions: [41, 42] },
      { topic: 'Riverpod', sessions: [45, 46] },
      { topic: 'Cubit and Bloc', sessions: [48, 49] },
      { topic: 'REST, JSON, authentication', sessions: [43, 44, 50] },
      { topic: 'Firebase', sessions: [51, 52, 59, 73] },
      { topic: 'SQLite, offline first, architecture', sessions: [47, 53, 54] },
      { topic: 'Unit, widget and integration tests, CI', sessions: [8, 16, 38, 40, 55] },
      { topic: 'Platform channels and background work', sessions: [56, 60] },
      { topic: 'Performance and memory', sessions: [17, 22, 61] },
      { topic: 'Security, signing and store release', sessions: [62, 63, 64, 65] },
    ],
  },
  handout: {
    session: 54,
    problem:
      'A librarian lends books at a village fair with a weak signal. The phone keeps each loan in an outbox and sends it later. Two loans wait. The request for the first gets lost; the second is stored, but its reply gets lost. To the phone both look the same: no reply. How does it send again without storing a loan twice?',
    explanation: [
      'After a request the phone has an answer, a refusal, or nothing. Nothing is the hard case: the request never arrived, or it arrived and the reply was lost. No timeout tells the two apart.',
      'If the phone never sends again, it loses the loan whose request was lost. If it sends again, the loan whose reply was lost is stored twice. The first half of the answer is to send at least once: an entry leaves the outbox only when its reply has come.',
      'The other half is on the server. The phone gives each loan an id when it is entered, so the second attempt carries the same id. The server remembers ids. If it knows an id, it answers but stores nothing. Such a request is called idempotent.',
      'The phone makes the id itself, because there may be no network. With a UUID of 122 random bits, no two phones make the same id. The program uses short ids, so that you can read the output.',
      'The phone sends from the front of the outbox, and the first missing reply ends the round. If it skipped an entry, the return of a book could arrive before its loan.',
    ],
    program: 'lesson.dart',
    outputNotes: [
      'In both runs the phone makes four requests for two loans. Only one line of the server differs: if (isNew || !remembersIds).',
      'Without a memory for ids, Ghum is stored twice, by requests 3 and 4. Gora is stored once, because request 1 never reached the table.',
      'removeAt(0) comes after the await, so the entry leaves only after the reply. Before the await, Gora would be lost with request 1.',
      'Set.add gives false for an id that is already there. On a real server this is a unique index on the id column, written in the same transaction as the loan.',
    ],
    exercise:
      'Now the server refuses a loan when the only copy of the book is out. Four loans wait: Gora, Ghum, Gora, Kabi; the reply to the second gets lost. Change send() so that it puts a refused loan aside with its reason and goes on. You need five requests; three loans are stored and one is put aside. Think about the order of the checks on the server.',
    solution: 'solution.dart',
    solutionNotes:
      'Lost ends the round and keeps the entry. Refused is an answer, so the entry moves to a list that a person reads. The server checks the id first; otherwise the second attempt for Ghum finds its own loan and is refused. The cost: the server keeps one id for each loan.',
  },
  reviewed: '2026-11-28',
  versions: [
    { name: 'Flutter', version: '3.47' },
    { name: 'Dart', version: '3.13', note: 'The first with primary constructors switched on.' },
    {
      name: 'material_ui',
      version: '1',
      note: 'Its import replaces material.dart.',
    },
    { name: 'go_router', version: '18.1' },
    { name: 'flutter_riverpod', version: '3.4' },
    { name: 'flutter_bloc', version: '9.1' },
    { name: 'dio', version: '5.11' },
    { name: 'drift', version: '2.35' },
    {
      name: 'firebase_core',
      version: '5.1',
      note: 'With cloud_firestore 7.1, firebase_auth 7.0 and firebase-tools 15.',
    },
    {
      name: 'Android target API level',
      version: '36',
      note: 'What Google Play asks since August 31, 2026.',
    },
  ],
} satisfies CourseSource;
