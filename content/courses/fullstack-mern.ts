import { sample } from '../loading/sample.ts';
import type { CourseSource } from '../schema/academy/course.ts';

export default {
  order: 40,
  name: 'Full Stack MERN Development',
  shortName: 'Full Stack MERN',
  curriculumName: 'Full Stack MERN Development',
  curriculumTitle: 'Full Stack MERN Development Curriculum',
  level: 'Intermediate to Advanced',
  months: { from: 6, to: 8 },
  icon: 'layers',
  hue: 'leaf',
  topics: ['React.js', 'Node.js & Express', 'MongoDB', 'Full Stack Projects', 'Deployment'],
  summary:
    'Build a web application from the button to the backup: screens in React, an API in Express with accounts and live updates, data in MongoDB, and a Linux server that you look after yourself.',
  prerequisites:
    'You know variables, loops and functions in any language, as our C/C++ course teaches. HTML starts from zero. Bring a laptop with 8 GB, or use ours. Homework takes four hours a week, seven in projects.',
  outcomes: [
    'Build a React application with shareable addresses, checked forms and live data, and show its tests',
    'Write an Express API in TypeScript with sign-in, roles, uploads and WebSockets, and defend it against attack',
    'Model data in PostgreSQL and MongoDB, show with explain why an index exists, and sell the last seat only once',
    'Run an application on a Linux server with TLS, automatic tests, alarms and a backup that you restored',
  ],
  metadata: {
    title: 'Full Stack MERN Development Curriculum | {company.shortName}',
    description:
      'From HTML to React, an Express API on Node.js, MongoDB and a Linux server with Docker: every session of the MERN course and its three projects.',
  },
  intro:
    'The first four parts all work on one bus departure board: it starts as a plain page, becomes a React application, gets its own API and database, and ends on a server with a domain. Then you build three new systems in teams of three: orders for pineapple growers, live football scores, and one for a client you find. Most of the two-hour sessions end with something that runs.',
  about: [
    {
      title: 'One board, followed all the way',
      text: 'A delay typed on a conductor’s phone has to reach a passenger’s screen. You follow it through browser, API, database and server, and know where to look when it fails.',
    },
    {
      title: 'TypeScript on both sides',
      text: 'TypeScript starts when plain JavaScript is familiar. From then on the same Zod schemas check the form in the browser and the request at the server.',
    },
    {
      title: 'Tests and attacks as daily work',
      text: 'You break your own code on purpose: forged requests, two people booking one seat, a payment that is reported twice. Each fault leaves a test that catches it.',
    },
    {
      title: 'Programs that stay up',
      text: 'You set up the server, the certificate, the containers and the alarms, then restore a backup on an empty machine against the clock.',
    },
  ],
  video: {
    description: 'How a plain HTML page becomes a live bus board on a server, and what the three team projects add',
    tour: {
      sessions: [11, 31, 38, 47, 67],
      exercise: {
        session: 18,
        question: 'The button says 0. What does it say after one click?',
        code: [
          'const [n, setN] = useState(0);',
          'function add() {',
          '  setN(n + 1);',
          '  setN(n + 1);',
          '}',
          'return <button onClick={add}>{n}</button>;',
        ],
        answer:
          'It says 1. Both lines read the n of this render, which is 0. Written as setN(old => old + 1), twice, it says 2.',
      },
    },
  },
  parts: [
    {
      category: 'Frontend Development',
      sessions: [
        {
          topic: 'A page, its address and its HTML',
          subtopics: [
            'From address to screen: DNS, request, response, rendering',
            'First lines of a page: doctype, lang, charset, viewport',
            'Headings, lists, links; header, nav, main and footer',
            'A notice for Nagerjala bus stand, inspected in DevTools',
          ],
          terms: ['semantic HTML'],
          homework: {
            task: 'Write a notice for a second bus stand. validator.w3.org reports no error.',
            hours: 1,
          },
          reading: 'MDN Learn: Structuring content with HTML',
        },
        {
          topic: 'Tables, pictures and forms',
          subtopics: [
            'A departure table with caption, thead, th scope and time',
            'Alternative texts, srcset, width and height',
            'A complaint form: label, input types, fieldset, radio, select',
            'Limits with required, pattern, min and max; GET and POST in DevTools',
          ],
          terms: ['form validation'],
          homework: {
            task: 'Write a lost-property form of six fields. It refuses an empty name, a phone number of six digits and a date in 2030.',
            hours: 1.5,
          },
          reading: 'MDN Learn: Your first form',
        },
        {
          topic: 'Git from the first commit to a public page',
          subtopics: [
            'add, commit, diff and log; the staging area',
            'Undo with restore and revert; why pushed history stays',
            'An SSH key for GitHub, push, README, .gitignore',
            'The notice on GitHub Pages, opened on a phone',
          ],
          terms: ['version control'],
          homework: {
            task: 'Make five commits, each with a new file, and revert the third. git log --oneline prints six lines, and the third file is gone.',
            hours: 1,
          },
          reading: 'Pro Git (git-scm.com/book), chapter 2: Git Basics',
        },
        {
          topic: 'The cascade, boxes and custom properties',
          subtopics: [
            'Specificity, inheritance and @layer, seen in DevTools',
            'Content-box and border-box; margins that collapse',
            'Lengths in rem, em, ch and colours in oklch as custom properties',
            'English and Bengali type: font stacks, line-height, @font-face',
          ],
          terms: ['CSS variables', 'box model'],
          homework: {
            task: 'Predict the colours of ten pairs of conflicting rules. Compare with DevTools, and write the specificity next to each miss.',
            hours: 1,
          },
          reading: 'MDN Learn: Handling conflicts',
        },
        {
          topic: 'Flexbox for rows, grid for pages',
          subtopics: [
            'Axes, gap, flex-grow; min-width: 0 against overflow',
            'Named grid areas: header, filter column, departures',
            'Cards that wrap: repeat(auto-fit, minmax(16rem, 1fr))',
            'A printed timetable rebuilt as a page',
          ],
          homework: {
            task: 'Rebuild a newspaper front page as a grid. From 600 to 1,400 px, nothing scrolls sideways.',
            hours: 1.5,
          },
          reading: 'MDN Learn: Flexbox; CSS grid layout',
          material: sample(['A printed timetable of Nagerjala bus stand'], 'the timetable'),
        },
        {
          topic: 'Responsive pages, dark colours and print',
          subtopics: [
            'Phone first: min-width queries where the text breaks',
            'Type sizes with clamp(); a container query for a card used twice',
            'Dark colours, reduced motion, a print style sheet',
            'Tests at 320 px, at 200% zoom and on a phone',
          ],
          terms: ['responsive design', 'media query'],
          homework: {
            task: 'Make the complaint form fit 320 px and A4. Nothing scrolls sideways; the print preview shows one page without buttons.',
            hours: 1.5,
          },
          reading: 'web.dev: Learn Responsive Design',
        },
        {
          topic: 'Access by keyboard and screen reader',
          subtopics: [
            'Focus order, :focus-visible, a skip link; tabindex never above 0',
            'Name, role, state; ARIA where HTML has nothing',
            'WCAG 2.2 with axe DevTools: contrast of 4.5 to 1, targets of 24 px',
            'The complaint form filled in with NVDA or TalkBack, screen covered',
          ],
          terms: ['web accessibility'],
          homework: {
            task: 'Run axe on three public sites and fix one fault of each in the Elements panel. A second run no longer lists it.',
            hours: 1,
          },
          reading: 'MDN Learn: What is accessibility?',
        },
        {
          topic: 'JavaScript values, functions and closures',
          subtopics: [
            'Strings, numbers, undefined and null; let and const',
            'Strict equality, truthiness, ?? and ?.; why 0.1 + 0.2 is not 0.3',
            'Declarations, arrows, default and rest parameters, closures',
            'The debugger: breakpoints, watch and step on a faulty sum of fares',
          ],
          terms: ['ES6', 'hoisting', 'type coercion'],
          homework: {
            task: 'Write minutesBetween(from, to) for HH:MM. 23:50 to 00:20 gives 30, 08:05 to 08:05 gives 0, and 00:00 to 23:59 gives 1439.',
            hours: 1,
          },
          reading: 'javascript.info: Variable scope, closure',
        },
        {
          topic: 'Arrays, objects and copies',
          subtopics: [
            'Methods map, filter, find, some and reduce on a given departures.json',
            'Destructuring, spread, and a shallow copy that shares its inside',
            'toSorted, localeCompare and Object.groupBy on a timetable',
            'Map and Set for stops; what JSON and structuredClone keep',
          ],
          terms: ['deep copy', 'higher-order function'],
          homework: {
            task: 'Group the numbers 1 to 100 by digit sum. Object.groupBy gives 18 groups, and the largest has ten numbers.',
            hours: 1,
          },
          reading: 'Eloquent JavaScript, chapters 4 and 5: Objects and Arrays; Functions',
          material: ['departures.json: 67 departures from Nagerjala bus stand on 24 routes, two after midnight'],
        },
        {
          topic: 'Classes, this and error handling',
          subtopics: [
            'A class Timetable: constructor, methods, #private fields, prototype',
            'this in a method, a callback, an arrow and after bind',
            'Throw, try and finally; class ParseError extends Error, with a cause',
          ],
          terms: ['object-oriented JavaScript'],
          homework: {
            task: 'Let parseTime throw a ParseError with its line. Of seven times, 25:00, 7.30 and an empty line give three messages.',
            hours: 1.5,
          },
          reading: 'Eloquent JavaScript, chapters 6 and 8: Objects; Bugs and Errors',
        },
        {
          topic: 'The DOM, events and XSS',
          subtopics: [
            'querySelector, template, cloneNode and textContent',
            'An onerror handler that innerHTML lets in; textContent is safe',
            'Bubbling, preventDefault, one delegated listener for a table',
            'A filter announced with aria-live; favourites in localStorage',
          ],
          terms: ['cross-site scripting', 'event delegation'],
          homework: {
            task: 'Add a star to each row with one listener on the table. It also works in a row that you add from the console.',
            hours: 1,
          },
          reading: 'Eloquent JavaScript, chapters 14 and 15: The DOM; Handling Events',
        },
        {
          topic: 'Promises, fetch and the event loop',
          subtopics: [
            'Call stack, tasks and microtasks',
            'async, await, try and finally; a promise never awaited',
            'Weather of Agartala from Open-Meteo: response.ok, status and json()',
            'Three towns in turn, then with Promise.all; allSettled if one fails',
          ],
          terms: ['asynchronous JavaScript', 'AJAX'],
          homework: {
            task: 'Write wait(ms) as a promise. Waits of 1, 2 and 3 s take about 6,000 ms in turn and 3,000 ms with Promise.all.',
            hours: 1,
          },
          reading: 'Eloquent JavaScript, chapter 11: Asynchronous Programming',
          material: sample(
            ['Timed test after session 12: six outputs on closures, this and the event loop'],
            'what the centre must prepare',
          ),
        },
        {
          topic: 'Modules, npm and Vite',
          subtopics: [
            'The board split by import and export',
            'Scripts and caret ranges of npm; what package-lock.json fixes',
            'Install scripts: npm 12 blocks them until allowScripts permits one',
            'Vite in development; vite build and its hashed names',
          ],
          terms: ['ES modules', 'bundler', 'semantic versioning'],
          homework: {
            task: 'Move the favourites into a module. Two runs of vite build give the same file names; after one changed text, one script is renamed.',
            hours: 1,
          },
          reading: 'Vite (vite.dev), Guide: Getting Started; Features',
        },
        {
          topic: 'Branches, pull requests and a first workflow',
          subtopics: [
            'Branches with switch -c; fast-forward and merge in git log --graph',
            'A conflict made on purpose in one style sheet, then solved',
            'A pull request under 200 lines: review and squash',
            'GitHub Actions on each pull request, by the Node.js template; a red run fixed',
          ],
          terms: ['code review', 'continuous integration'],
          homework: {
            task: 'Run a classmate’s pull request and write three comments. One names an input and the wrong result that you saw.',
            hours: 1,
          },
          reading: 'Pro Git, chapter 3: Git Branching',
        },
        {
          topic: 'TypeScript on code that already works',
          subtopics: [
            'The times module as .ts: inference, annotations, what strict reports',
            'Object types, optional fields, tuples, unions of literals',
            'Narrowing with typeof and in; a discriminated union of bus states',
            'A switch closed by never: a new bus state stops the build',
          ],
          terms: ['static typing'],
          homework: {
            task: 'Convert the favourites module to strict TypeScript without any or as. tsc --noEmit prints nothing, and one misspelt field gives one error.',
            hours: 1.5,
          },
          reading: 'TypeScript Handbook (typescriptlang.org): Everyday Types; Narrowing',
        },
        {
          topic: 'Generics, unknown and data from outside',
          subtopics: [
            'A generic indexBy with keyof, compared with one that says any',
            'A Departure type reshaped with Pick, Omit, Partial and Record',
            'The weather reply as unknown, checked by a type guard',
            'Strict options of a tsconfig; tsc and Biome join the workflow',
          ],
          terms: ['utility types', 'linter'],
          homework: {
            task: 'Write a countBy typed with keyof, without any. It compiles for depot and not for depto, and its counts of ten routes add up to 10.',
            hours: 1,
          },
          reading: 'TypeScript Handbook: Generics; Keyof Type Operator; Utility Types',
        },
        {
          topic: 'React components, props and JSX',
          subtopics: [
            'Functions that return JSX; createRoot',
            'Typed props and children: Board, Filter, DepartureRow',
            'Keys: with the index as key, an input keeps the wrong text',
            'Tailwind CSS as a Vite plugin: utilities, md:, dark:, @theme',
          ],
          terms: ['virtual DOM', 'functional component'],
          homework: {
            task: 'Split the complaint page into four components with typed props, none over 40 lines. tsc and axe report nothing.',
            hours: 1.5,
          },
          reading: 'react.dev, Learn: Describing the UI',
        },
        {
          topic: 'State, events and data flow',
          subtopics: [
            'Rendering with useState, batching and updater functions',
            'An object in an array changed without mutation',
            'Derived values; state lifted to the nearest common parent',
            'Conditional rendering, and the stray 0 that && prints',
          ],
          terms: ['React Hooks'],
          homework: {
            task: 'Show how many rows the filter hides, without a new useState. Hidden and shown rows always add up to the list.',
            hours: 1,
          },
          reading: 'react.dev, Learn: Adding Interactivity; Sharing State Between Components',
        },
        {
          topic: 'Effects, refs and hooks of your own',
          subtopics: [
            'A clock with useEffect: dependencies, clean-up, StrictMode',
            'Effects that are not needed: derived values, events',
            'Focus and timers in useRef; ref as a prop since React 19',
            'The hooks useNow and useStoredValue, used in two components',
          ],
          terms: ['custom hook', 'component lifecycle', 'stale closure'],
          homework: {
            task: 'Write a hook useCountdown to the next bus. It stops at 0, and console.log counts as many timers cleared as set.',
            hours: 1.5,
          },
          reading: 'react.dev, Learn: You Might Not Need an Effect',
        },
        {
          topic: 'Reducers and context',
          subtopics: [
            'A union of actions for useReducer, tested as a plain function',
            'Language and theme through createContext and use',
            'Bengali and English from one typed dictionary: a missing key stops tsc',
          ],
          terms: ['state management', 'prop drilling'],
          homework: {
            task: 'Add undo to the reducer with a list of past states. After three filters and three undos, the state equals the first one.',
            hours: 1.5,
          },
          reading: 'react.dev, Learn: Scaling Up with Reducer and Context',
        },
        {
          topic: 'Redux Toolkit, and what renders again',
          subtopics: [
            'The same board with configureStore, createSlice and useSelector',
            'Profiler on 2,000 stops: memo by hand, then React Compiler',
            'What belongs in state, context, store or address bar',
          ],
          terms: ['memoisation'],
          homework: {
            task: 'Write favourites as a slice. After three stops added and two removed, Redux DevTools lists five actions, and a selector returns the stop that is left.',
            hours: 1.5,
          },
          reading: 'Redux Toolkit (redux-toolkit.js.org): Quick Start',
        },
        {
          topic: 'Routes and addresses that can be shared',
          subtopics: [
            'React Router with createBrowserRouter: nested layouts and Outlet',
            'A stop from useParams; a filter in the link with useSearchParams',
            'NavLink; title and focus after each change; a 404 page',
            'Pages loaded by the lazy property of a route',
          ],
          terms: ['single-page application', 'client-side routing', 'code splitting'],
          homework: {
            task: 'Add a page for each route number. Its link shows the same filter in a private window, and an unknown number leads to your 404 page.',
            hours: 1.5,
          },
          reading: 'React Router (reactrouter.com), Data mode: Routing',
        },
        {
          topic: 'Server data with TanStack Query',
          subtopics: [
            'A pretend API by Mock Service Worker: delays, 404 and 500 on demand',
            'Two fetches race in an effect; AbortController ends it',
            'Loading, error, empty, ready: four states of a list with useQuery',
            'Query keys, staleTime and refetching',
          ],
          terms: ['React Query'],
          homework: {
            task: 'Give the route page its four states. With a delay of 2,000 ms, it says Loading for two seconds, then lists the stops.',
            hours: 1,
          },
          reading: 'TanStack Query (tanstack.com/query): Important Defaults; Query Keys',
        },
        {
          topic: 'Forms with React actions',
          subtopics: [
            'A delay report with form action, FormData and useActionState',
            'A Zod schema, its messages tied to fields by aria-describedby',
            'Sent with useMutation to the pretend API, then invalidateQueries',
          ],
          terms: ['client-side validation'],
          homework: {
            task: 'Build the complaint form as an action with a Zod schema. Four wrong entries give four messages, each at its own field.',
            hours: 1.5,
          },
          reading: 'react.dev, Reference: useActionState',
        },
        {
          topic: 'Tests with Vitest and Testing Library',
          subtopics: [
            'Pure functions first: from 23:50 to 00:20, and edge cases',
            'What a passenger does: getByRole, findByRole, userEvent',
            'A failing request by Mock Service Worker; Vitest in CI',
            'Four tests by a coding agent: which stay green on broken code?',
          ],
          terms: ['unit testing', 'React Testing Library', 'TDD'],
          homework: {
            task: 'Push a failing test for a fault of your board, then the fix. The workflow shows one red and one green run.',
            hours: 1.5,
          },
          reading: 'Testing Library (testing-library.com): Guiding Principles; About Queries',
          material: sample(
            [
              'Test of part 1 in two versions: ten browser tests for a search',
              'Four tests by a coding agent, two of which test nothing',
            ],
            'what the centre must prepare',
          ),
        },
      ],
      test: {
        task: 'From an empty Vite project: a stop search with typed data, four states, an address that can be shared, access by keyboard, and tests.',
        points:
          'Ten browser tests 60, no error in tsc 15, nothing found by axe 15, a comment that explains one render 10',
        minutes: 120,
      },
    },
    {
      category: 'Backend Development',
      sessions: [
        {
          topic: 'JavaScript outside the browser: Node.js and HTTP',
          subtopics: [
            'No document, but process and the same fetch',
            'TypeScript without a build: type stripping, imports that end in .ts',
            'A server on node:http, read with curl -v',
            'One slow loop delays every visitor, measured with two curl calls',
          ],
          terms: ['non-blocking I/O', 'single-threaded'],
          homework: {
            task: 'Write next-bus.ts, which reads a time from process.argv. For 14:30 it prints one bus; after 25:99, echo $? prints 2.',
            hours: 1,
          },
          reading: 'Node.js (nodejs.org), Learn: Introduction to Node.js; Don’t Block the Event Loop',
        },
        {
          topic: 'Express 5: routers and middleware',
          subtopics: [
            'Middleware: order, next(), and a response sent twice',
            'One express.Router per resource; path parameters, named wildcard',
            'Why req.body can be undefined; express.json and express.static',
            'A rejected promise reaches the error handler by itself',
          ],
          homework: {
            task: 'Count requests by path in a middleware, shown at /counts. After three calls of /stops and one of /nowhere, it says 3 and 1.',
            hours: 1,
          },
          reading: 'Express (expressjs.com), Guide: Using middleware; Error handling',
        },
        {
          topic: 'REST: resources, methods and status codes',
          subtopics: [
            'Addresses as nouns; safe and idempotent methods',
            'Five functions to create, read, change and delete',
            'Answers 201 with Location, 204, 400, 404, 409; 412 to an old If-Match',
            'Pages by cursor, compared with offset',
          ],
          terms: ['REST API', 'CRUD', 'pagination', 'idempotency'],
          homework: {
            task: 'Give /departures pages by cursor. Read 95 rows in pages of 20 and insert one midway: you get five pages and no row twice.',
            hours: 1.5,
          },
          reading: 'RFC 9110: HTTP Semantics, section 9.2: Common Method Properties',
        },
        {
          topic: 'Input checks, errors and API documentation',
          subtopics: [
            'Zod schemas for params, query and body; strings coerced',
            'A validate middleware with typed values; req.query is read-only',
            'One error handler: AppError as problem+json (RFC 9457)',
            'OpenAPI from the same schemas with zod-openapi, in Swagger UI',
          ],
          terms: ['server-side validation'],
          homework: {
            task: 'Send twenty bad requests with curl, one of 10 MB. Each gets a 4xx in problem+json, and that one gets 413.',
            hours: 1.5,
          },
          reading: 'RFC 9457: Problem Details for HTTP APIs, section 3',
          material: sample(
            ['Timed test after session 29: a specification of three endpoints, with its requests'],
            'what the centre must prepare',
          ),
        },
        {
          topic: 'Tests for the API, and the debugger',
          subtopics: [
            'A function createApp apart from listen: each test has its own store',
            'Supertest over a table of requests: method, body, expected status',
            'A clock passed in, for rules that depend on time',
            'A red test in the VS Code debugger: breakpoints, call stack',
          ],
          terms: ['integration testing', 'dependency injection', 'mutation testing'],
          homework: {
            task: 'Break six lines of the API, one at a time. Where no test goes red, write one, until each of the six turns one red.',
            hours: 1.5,
          },
          reading: 'JavaScript Testing Best Practices (GitHub, goldbergyoni), section 2: Backend',
        },
        {
          topic: 'PostgreSQL: tables, keys and constraints',
          subtopics: [
            'PostgreSQL with one docker run line; psql',
            'Each fact once: primary and foreign keys, NOT NULL, UNIQUE, CHECK',
            'Package pg: SELECT, INSERT, UPDATE, DELETE with $1 and $2',
            'SQL injection into a glued query, stopped by parameters',
          ],
          terms: ['relational database', 'normalisation'],
          homework: {
            task: 'Insert 1,440 departures from Node, one a minute. WHERE finds 60 from 07:00 to 07:59, and UNIQUE refuses a repeated one.',
            hours: 1,
          },
          reading: 'PostgreSQL manual (postgresql.org/docs), chapter 2: The SQL Language',
        },
        {
          topic: 'SQL joins, groups and transactions',
          subtopics: [
            'JOIN and LEFT JOIN of routes and stops; stops without a bus',
            'GROUP BY, HAVING and NULL; count(*) against count(column)',
            'A transaction with BEGIN, COMMIT, ROLLBACK, seen from a second psql',
            'A given store for PostgreSQL, completed until the tests of the store in memory pass',
          ],
          terms: ['left outer join', 'ACID', 'repository pattern'],
          homework: {
            task: 'Enter four routes, six stops and ten calls, but none at the last. Count calls per stop with LEFT JOIN: the sum is 10, and one count is 0.',
            hours: 1.5,
          },
          reading: 'PostgreSQL manual, sections 2.6, 2.7 and 3.4: joins, aggregates, transactions',
          material: sample(['A store for PostgreSQL behind an interface, with gaps to fill'], 'the store'),
        },
        {
          topic: 'Accounts, passwords and session cookies',
          subtopics: [
            'Password hashes with argon2id: salt, memory cost and time',
            'A session id in a cookie: HttpOnly, Secure, SameSite, expiry',
            'Sign up, in and out by given forms; a new session id after every sign-in',
            'One answer for a wrong password and an unknown address',
          ],
          terms: ['authentication', 'session fixation'],
          homework: {
            task: 'Write a test that signs in, copies the cookie, signs out and sends the copy. It gets 401; if sign-out keeps the session, it goes red.',
            hours: 1,
          },
          reading: 'OWASP Cheat Sheets: Password Storage; Session Management',
          material: sample(['The forms for signing up and in, without their routes'], 'the forms'),
        },
        {
          topic: 'Roles and ownership',
          subtopics: [
            'Passenger, conductor, manager: a table of rights as middleware',
            'A stranger’s complaint read by a changed id, then protected',
            'Supertest over the table of rights: every role against every address',
            'A route that a coding agent builds from your tests, reviewed',
          ],
          terms: ['authorisation', 'RBAC', 'IDOR'],
          homework: {
            task: 'Add an inspector who reads all complaints and changes nothing. Each new cell of the table of rights has a green test.',
            hours: 1.5,
          },
          reading: 'OWASP Cheat Sheets: Authorization; Insecure Direct Object Reference Prevention',
        },
        {
          topic: 'Tokens and sign-in with Google',
          subtopics: [
            'A JWT read with jose: claims, signature, expiry; why it cannot be revoked',
            'Code flow with openid-client: each redirect in the Network panel',
            'The sub of a Google account, kept with your own session',
          ],
          terms: ['JSON Web Token', 'OAuth 2.0', 'OpenID Connect'],
          homework: {
            task: 'Write tests for a JWT with a changed payload, a past exp and another key. All three are refused, and the right token passes.',
            hours: 1,
          },
          reading: 'RFC 8725: JSON Web Token Best Current Practices',
          material: sample(['A script that starts Keycloak in Docker with a client and two users'], 'the script'),
        },
        {
          topic: 'Attacks on the bus API and how to stop them',
          subtopics: [
            'Forged requests from a second site: SameSite, check of Origin',
            'CORS: what a preflight asks, and whom it protects',
            'Helmet and a Content-Security-Policy that stops an injected script',
          ],
          terms: ['CSRF', 'OWASP Top 10'],
          homework: {
            task: 'Turn off the Origin check. A form on 127.0.0.1 posts to localhost/sign-out: 401, since Lax withholds the cookie. From localhost:4000 it signs you out.',
            hours: 1,
          },
          reading: 'OWASP Cheat Sheets: Cross-Site Request Forgery Prevention',
        },
        {
          topic: 'Uploads, streams and object storage',
          subtopics: [
            'Photos of lost property with Multer: limits and safe file names',
            'First bytes checked; sharp shrinks the photo and drops GPS data',
            'The S3 API on SeaweedFS: a stream put, a get, a presigned link',
          ],
          terms: ['Amazon S3', 'multipart/form-data'],
          homework: {
            task: 'Test uploads: a text named a.jpg, a photo over the limit and one with GPS. Two get a 4xx, and sharp finds no EXIF in the third.',
            hours: 1,
          },
          reading: 'OWASP Cheat Sheets: File Upload',
          material: sample(['A script that starts SeaweedFS in Docker with an S3 key'], 'the script'),
        },
        {
          topic: 'WebSockets for a live departure board',
          subtopics: [
            'Upgrade request, frames and close codes in DevTools',
            'Package ws next to Express: cookie and Origin checked',
            'Rooms per stop; heartbeats find silent phones',
            'A given client that reconnects after growing, random pauses',
          ],
          terms: ['real-time', 'exponential backoff'],
          homework: {
            task: 'Log eight reconnection pauses in two tabs without a server. They grow to your limit and differ; both tabs connect after a restart.',
            hours: 1.5,
          },
          reading: 'MDN: Writing WebSocket client applications',
          material: sample(['A WebSocket client that reconnects, as one file'], 'the file'),
        },
        {
          topic: 'Mail, schedules and background jobs',
          subtopics: [
            'Password reset with Nodemailer and Mailpit: a hashed token, used once',
            'A table of jobs in PostgreSQL and a given worker: FOR UPDATE SKIP LOCKED, retries',
            'A daily summary with node-cron in Asia/Kolkata, sent only once',
          ],
          terms: ['cron job', 'message queue'],
          homework: {
            task: 'Queue 100 mails and start two workers. Mailpit shows 100 mails, no address twice, and the table names both workers.',
            hours: 1,
          },
          reading: 'PostgreSQL manual, SELECT: The Locking Clause',
          material: sample(['The table of jobs and its worker, with gaps to fill'], 'what the centre must prepare'),
        },
        {
          topic: 'The React board on its own API',
          subtopics: [
            'Vite’s proxy in development, one origin in production',
            'Zod schemas in a given npm workspace for browser and server',
            'Playwright: a conductor reports a delay, a passenger sees it',
          ],
          terms: ['end-to-end testing', 'monorepo'],
          homework: {
            task: 'Let a 401 lead to sign-in and back to the same page. One browser test shows it for a bookmark, another for a form half filled in.',
            hours: 2,
          },
          reading: 'Playwright (playwright.dev): Writing tests; Best Practices',
          material: sample(
            [
              'Test of part 2 in two versions: twelve requests with answers, and an API with three planted holes',
              'An npm workspace with a folder each for browser, server and schemas',
            ],
            'what the centre must prepare',
          ),
        },
      ],
      test: {
        task: 'An API for lost property: sign-in, two roles, checked input, problem+json and a test for each right. Then you find and close three planted holes.',
        points: 'Twelve requests answered as specified 48, a test for each right 16, three holes closed 36',
        minutes: 120,
      },
    },
    {
      category: 'Database',
      sessions: [
        {
          topic: 'Documents, BSON and the mongosh prompt',
          subtopics: [
            'MongoDB in a container and at Atlas: users, IP list, connection string',
            'Databases, collections, documents, ObjectId',
            'Date, int, double, Decimal128: IST times and 0.1 rupee',
            '5,000 departures with insertMany; find with projection, sort, limit',
          ],
          terms: ['NoSQL', 'document database'],
          homework: {
            task: 'Insert 1,440 documents, one for each minute of January 26 in IST. Count that day in UTC: it has 1,110. Explain the other 330.',
            hours: 1,
          },
          reading: 'MongoDB manual (mongodb.com/docs): Databases and Collections; BSON Types',
        },
        {
          topic: 'Queries and atomic updates',
          subtopics: [
            'Ten questions with $in, $gte, $exists, $or and dotted paths',
            'Arrays: $elemMatch against two separate tests, $all, $size',
            'Updates with $set, $inc, $pull, $addToSet and arrayFilters',
            'Node.js driver: findOneAndUpdate and upsert instead of read-then-write',
          ],
          terms: ['query operator', 'race condition'],
          homework: {
            task: 'Let 20 async functions add 1 to a counter 50 times each, with Promise.all. $inc ends at 1,000; read-then-write ends below.',
            hours: 1,
          },
          reading: 'MongoDB manual: Query an Array of Embedded Documents; Update Documents',
        },
        {
          topic: 'Schema design from the queries',
          subtopics: [
            'Embed or refer: stops inside a route, bookings apart from their bus',
            'The 16 MB limit; a time series for GPS positions',
            'Extended references and computed values',
            'Three designs of one booking system, compared by reads and writes',
          ],
          terms: ['data modelling', 'denormalisation'],
          homework: {
            task: 'Design a library with copies, loans and fines in two ways. List the reads and writes of five screens for both; the smaller sum wins.',
            hours: 1.5,
          },
          reading: 'MongoDB manual: Data Modeling; Schema Design Patterns',
        },
        {
          topic: 'Mongoose schemas, models and validation',
          subtopics: [
            'Schema, model, InferSchemaType; a rule: arrival after departure',
            'Save against updateOne: which validators and hooks run',
            'Loading with populate, select and lean; queries shown with the debug option',
            'Injection with $ne in the reset form, stopped by Zod',
          ],
          terms: ['ODM', 'NoSQL injection'],
          homework: {
            task: 'Load fifty buses with their route through populate, then through findById in a loop. The debug option shows 2 queries, then 51.',
            hours: 1,
          },
          reading: 'Mongoose (mongoosejs.com): Schemas; Validation; Populate',
        },
        {
          topic: 'From PostgreSQL to MongoDB behind one interface',
          subtopics: [
            'A third store by a coding agent, reviewed until the same tests pass',
            'Rows and waiting jobs moved with bulkWrite; counts, checksums compared',
            'A job claimed with findOneAndUpdate; PostgreSQL switched off',
            'Which data a relational database keeps better, with reasons',
          ],
          terms: ['data migration'],
          homework: {
            task: 'Spoil the move: leave out one row, change one letter, move one row twice. Your comparison names all three ids.',
            hours: 1.5,
          },
          reading: 'MongoDB manual: Bulk Write Operations',
        },
        {
          topic: 'Booking a seat, from the schema to the screen',
          subtopics: [
            'Models for trip, booking and fare: paise, one booking per seat',
            'The last seat: a unique index on trip and seat; error 11000 as 409',
            'A POST repeated under its Idempotency-Key after a lost answer',
            'A given seat map in React: 409 shown as taken, typed input kept',
          ],
          terms: ['concurrency', 'double booking'],
          homework: {
            task: 'Send 200 bookings for 40 seats with Promise.all, five for each seat. 40 answers are 201, 160 are 409, and 40 bookings are stored.',
            hours: 1.5,
          },
          reading: 'MongoDB manual: Unique Indexes',
          material: sample(['A seat map as a React component'], 'the component'),
        },
        {
          topic: 'Indexes, measured with explain',
          subtopics: [
            'COLLSCAN and IXSCAN over 500,000 bookings: keys, documents, time',
            'Compound indexes in the order equality, sort, range; covered queries',
            'A cancelled seat resold: the unique index becomes partial',
          ],
          terms: ['query optimisation', 'B-tree'],
          homework: {
            task: 'Time 10,000 inserts with 0, 3 and 8 indexes, five runs each. The medians grow; give the cost of one index in %.',
            hours: 1,
          },
          reading: 'MongoDB manual: The ESR (Equality, Sort, Range) Guideline',
          material: sample(['A script that inserts 500,000 made-up bookings'], 'what the centre must prepare'),
        },
        {
          topic: 'Redis: cache, sessions and rate limits',
          subtopics: [
            'Strings, hashes, sorted sets and expiry in redis-cli',
            'Cache-aside for a stop: hits counted, TTL, stale delays',
            'Sessions and rate limits shared by two API processes on two ports',
          ],
          terms: ['caching', 'cache invalidation', 'horizontal scaling'],
          homework: {
            task: 'Send 100 requests to an empty cache at once and count the queries. Then share one promise for each key: in one process the count is 1.',
            hours: 1.5,
          },
          reading: 'Redis (redis.io/docs): Redis data types',
        },
        {
          topic: 'Aggregation: stages, joins and reports',
          subtopics: [
            'Early $match, late $project: the cost compared',
            'Delay per route with $group; routes that $unwind drops',
            'Days from $dateTrunc in Asia/Kolkata; a running total with $setWindowFields',
            'Bus and driver of each booking with $lookup; its cost in explain',
          ],
          terms: ['aggregation pipeline', 'window function'],
          homework: {
            task: 'Average the daily delays 3, 5, 4, 8, 6, 2, 7, 9 over seven days with $setWindowFields. The last two days give 5 and 5.86.',
            hours: 1,
          },
          reading: 'MongoDB manual: Aggregation Pipeline; $setWindowFields',
          material: sample(
            ['Timed test after session 49: five queries, one pipeline and an explain output'],
            'what the centre must prepare',
          ),
        },
        {
          topic: 'Transactions and change streams',
          subtopics: [
            'A replica set of one: rs.initiate, oplog, write concern majority',
            'Booking and fare ledger in one withTransaction, whose callback may run twice',
            'A change stream feeds the board on both processes and resumes by its token',
          ],
          terms: ['replication'],
          homework: {
            task: 'Throw an error between booking and ledger entry in every second of ten calls. Both collections then grow by five.',
            hours: 1,
          },
          reading: 'MongoDB manual: Transactions; Change Streams',
          material: sample(
            ['Test of part 3 in two versions: 200,000 made-up parcels, ten results and two slow screens'],
            'what the centre must prepare',
          ),
        },
      ],
      test: {
        task: 'On a new set of 200,000 parcels: design the documents, write eight queries and two pipelines, and bring two slow screens under 50 ms.',
        points:
          'Eight queries and two pipelines 60, documents that fit them 10, two fast screens with an index in explain 30',
        minutes: 120,
      },
    },
    {
      category: 'Deployment',
      sessions: [
        {
          topic: 'A Linux server of your own',
          subtopics: [
            'Ubuntu LTS on a small rented server, reached by SSH key; ufw, no sign-in by password',
            'Users, groups and modes such as 640',
            'The API as a systemd unit; Redis in Docker, data at Atlas; journalctl',
          ],
          terms: ['Linux administration', 'VPS'],
          homework: {
            task: 'Kill the API five times within three minutes. It answers again each time, and journalctl -u shows a restart counter of 5.',
            hours: 1,
          },
          reading: 'Ubuntu Server documentation: OpenSSH; Firewall',
        },
        {
          topic: 'nginx in front of Node',
          subtopics: [
            'A given nginx.conf completed: proxy_pass, X-Forwarded-For; trust proxy in Express',
            'React build with try_files; a year of cache for hashed files',
            'Live board: Upgrade headers and proxy_read_timeout',
            'Two API processes in upstream; limit_req, tested with curl',
          ],
          terms: ['reverse proxy', 'load balancer'],
          homework: {
            task: 'Without limit_req, stop one of two API processes and send fifty curl calls: all answer 200. With both stopped, nginx answers 502.',
            hours: 1,
          },
          reading: 'nginx (nginx.org): Beginner’s Guide; Using nginx as HTTP load balancer',
          material: sample(['nginx.conf of the board, with gaps to fill'], 'the file'),
        },
        {
          topic: 'A domain, DNS and TLS',
          subtopics: [
            'Records A, AAAA, CNAME and their TTL, followed with dig',
            'Names, dates and chain of a certificate',
            'Issue and renewal with certbot: HTTP-01, or DNS-01 behind a home router',
            'Redirect to https, HSTS, HTTP/2; the Secure cookie now works',
          ],
          terms: ['SSL certificate'],
          homework: {
            task: 'Read issuer, names and last day of three public certificates with openssl s_client. A browser shows the same three dates.',
            hours: 1,
          },
          reading: 'Let’s Encrypt (letsencrypt.org): How It Works; Challenge Types',
        },
        {
          topic: 'Docker images for API and board',
          subtopics: [
            'Image, layer, container: docker run, exec, logs, stop',
            'A multi-stage Dockerfile in cache order; user node, no secrets',
            'SIGTERM and server.close under autocannon: no request is lost',
            'A HEALTHCHECK on a /health route that asks the database',
          ],
          terms: ['containerisation', 'graceful shutdown'],
          homework: {
            task: 'Build the API in one stage on node:26, then bring it below a third of that size. Give the MB that each step saves in docker image ls.',
            hours: 1.5,
          },
          reading: 'Docker docs (docs.docker.com): Building best practices',
        },
        {
          topic: 'Docker Compose: the whole system on one machine',
          subtopics: [
            'API, worker, Redis, MongoDB, SeaweedFS: a given compose.yaml, read and repaired',
            'MongoDB with accounts, a key file and a replica set, in the same file',
            'Ports bound to 127.0.0.1, since Docker bypasses ufw; nginx on the host',
          ],
          homework: {
            task: 'From your laptop, call ports 443, 27017 and 6379 of the server with curl. Only 443 answers, although Docker bypasses ufw.',
            hours: 1,
          },
          reading: 'Docker docs: How Compose works; Packet filtering and firewalls',
          material: sample(
            ['compose.yaml with five services and three planted faults'],
            'what the centre must prepare',
          ),
        },
        {
          topic: 'Continuous integration up to the image',
          subtopics: [
            'Browser tests on the Compose system; Playwright traces as artifacts',
            'One image per commit in the GitHub registry, by a given workflow',
            'Least permissions for GITHUB_TOKEN; actions pinned by commit',
            'A protected branch with required checks, gitleaks among them',
          ],
          terms: ['CI/CD', 'DevOps'],
          homework: {
            task: 'Commit a fake key, delete it in the next commit and push both. gitleaks still stops the run and names the first commit.',
            hours: 1,
          },
          reading: 'GitHub Docs, Actions: Secure use reference',
          material: sample(
            ['A workflow that tests, scans for secrets and pushes an image, with gaps to fill'],
            'what the centre must prepare',
          ),
        },
        {
          topic: 'Staging, secrets and releases',
          subtopics: [
            'Two environments with their own secrets; approval for production',
            'Release over SSH: pull, start, wait for health or roll back',
            'Where SSH cannot enter: a systemd timer pulls the release',
          ],
          terms: ['continuous delivery'],
          homework: {
            task: 'Release a version whose /health answers 500. Within a minute the log names the previous image, and the board answers 200.',
            hours: 1.5,
          },
          reading: 'The Twelve-Factor App (12factor.net): Config; Build, release, run',
        },
        {
          topic: 'Server rendering with Next.js on a managed platform',
          subtopics: [
            'Server HTML against an empty div, both on a slow connection',
            'App Router: timetable as server component with use cache, filter as client component',
            'Deployed from GitHub with a preview per pull request',
          ],
          terms: ['SSR', 'SEO', 'hydration'],
          homework: {
            task: 'Fetch a stop page from Next.js and from the Vite board with curl. grep finds the next bus only in the first.',
            hours: 1,
          },
          reading: 'Next.js docs (nextjs.org/docs), App Router: Server and Client Components',
        },
        {
          topic: 'Metrics, load and alarms',
          subtopics: [
            'A given Prometheus and Grafana: rate, errors, p95 from @prometheus-io/client',
            'Load with k6 until p95 passes 500 ms; the bottleneck named',
            'Uptime Kuma on another machine, with messages to Telegram',
            'One request followed through the JSON logs of pino by its id',
          ],
          terms: ['observability', 'load testing', 'structured logging'],
          homework: {
            task: 'Widen the bottleneck that k6 found. Measure p95 three times before and after: the worst new run beats the best old one.',
            hours: 1.5,
          },
          reading: 'Site Reliability Engineering (sre.google), chapter 6: Monitoring',
          material: sample(
            ['compose.yaml with Prometheus, Grafana and Uptime Kuma, and a finished dashboard'],
            'what the centre must prepare',
          ),
        },
        {
          topic: 'Backups and restoring against the clock',
          subtopics: [
            'A given nightly mongodump, read: encrypted with age, copied to object storage',
            'Photos too; copies kept by days, weeks and months',
            'Restore on an empty machine, timed: data lost and hours down',
          ],
          terms: ['disaster recovery', 'RPO and RTO'],
          homework: {
            task: 'Write a script that restores the newest backup into a container and compares all counts. Cut a backup in half: the script exits with 1.',
            hours: 1.5,
          },
          reading: 'Site Reliability Engineering, chapter 26: Data Integrity',
          material: sample(
            [
              'Backup script and systemd timer for mongodump, age and rclone',
              'Test of part 4 in two versions: a small repository with bookings, and an empty server for each student',
            ],
            'what the centre must prepare',
          ),
        },
      ],
      test: {
        task: 'On an empty server: a small repository behind TLS, a release by workflow, an alarm and a backup. Then the server is wiped, and you restore it.',
        points:
          'TLS 15, release 20, alarm 15, backup 15, all bookings back within 45 minutes 25, only SSH and web ports open 10',
        minutes: 180,
      },
    },
    {
      category: 'Projects',
      sessions: [
        {
          topic: 'Pineapple shop: requirements and schema',
          subtopics: [
            'A growers’ society near Kumarghat: ten cases on boxes, weeks, refunds',
            'Decisions: paise, days in IST, documents',
            'A repository for three: workspaces, CI, an empty release on staging',
          ],
          terms: ['e-commerce', 'user story'],
          homework: {
            task: 'Write sample documents and an OpenAPI file of six calls. Swagger UI shows all six, and a table gives the call for each of ten cases.',
            hours: 2,
          },
          reading: 'GOV.UK Service Manual: Writing user stories',
          material: sample(
            ['Ten written cases of a growers’ society, on harvest weeks, boxes and refunds'],
            'what the centre must prepare',
          ),
        },
        {
          topic: 'Pineapple shop: catalogue, cart and stock',
          subtopics: [
            'A given catalogue with filters; built: a cart that survives reload',
            'Boxes held by one conditional update; a job frees them after 15 minutes',
            'Shown: 300 orders at once for 120 boxes, none sold twice',
          ],
          terms: ['inventory'],
          homework: {
            task: 'Finish the order form for the keyboard. axe finds nothing, and a browser test orders two boxes without a mouse.',
            hours: 3,
          },
          reading: 'MongoDB manual: Atomicity and Transactions',
          material: sample(['The catalogue of the shop with its filters'], 'the page'),
        },
        {
          topic: 'Pineapple shop: checkout and webhook in test mode',
          subtopics: [
            'Razorpay in test mode: the server, not the browser, sets the amount',
            'UPI through QR or app; typed UPI IDs mostly ended in February 2026',
            'Webhook: signature on the raw body; a repeated event id changes nothing',
            'Paid, but browser closed: a nightly comparison with Razorpay',
          ],
          terms: ['payment gateway', 'HMAC', 'reconciliation'],
          homework: {
            task: 'Post a stored webhook three times, then once with a changed amount. One order is paid, and the changed one gets 400.',
            hours: 2,
          },
          reading: 'Razorpay Docs: Validate and Test Webhooks',
          material: sample(
            ['Webhooks of Razorpay’s test mode, stored with their secret'],
            'what the centre must prepare',
          ),
        },
        {
          topic: 'Pineapple shop: ledger, bills and packing list',
          subtopics: [
            'Two entries for each payment; 1,000 random payments and refunds balance',
            'PDF bills from a given page by Playwright, numbered without gaps under two runs',
            'A weekly packing list from aggregation, as CSV',
          ],
          terms: ['double-entry bookkeeping', 'property-based testing'],
          homework: {
            task: 'Type twenty orders of one week into a spreadsheet. Its totals equal the bills to the paisa and the packing list to the box.',
            hours: 2,
          },
          reading: 'fast-check (fast-check.dev): What is Property-Based Testing?',
          material: sample(['A bill as an HTML page'], 'the page'),
        },
        {
          topic: 'Pineapple shop: generated code and handover',
          subtopics: [
            'A coding agent’s pull request, reviewed for four faults',
            'No keys or customers in a prompt; licences of code',
            'Handed in: a release, one alarm set off on purpose, a guide',
          ],
          terms: ['AI coding assistant', 'hallucination'],
          homework: {
            task: 'Let a coding agent build one filter from your red tests. Delete each line whose removal keeps them green, and explain what is left.',
            hours: 2.5,
          },
          reading: 'GitHub Docs: Review AI-generated code',
          material: sample(
            ['A pull request for the pineapple shop with four planted faults'],
            'what the centre must prepare',
          ),
        },
        {
          topic: 'Football: rules, events and a public page',
          subtopics: [
            'District league rules as cases: walkover, abandoned match, deductions',
            'A match as an event log that nobody edits; score and cards from one reducer',
            'Built: fixtures in Next.js with use cache, fresh after a result',
          ],
          terms: ['event sourcing'],
          homework: {
            task: 'Write twenty match logs and their scores as tests. Swap home and away in the reducer: all tests but those of the draws go red.',
            hours: 2,
          },
          reading: 'Martin Fowler: Event Sourcing (martinfowler.com)',
          material: sample(['Rules of a district league as fifteen cases'], 'what the centre must prepare'),
        },
        {
          topic: 'Football: scoring without a network',
          subtopics: [
            'A given screen for one thumb in sunlight: goal, card, undo',
            'No network: events in localStorage with their own ids, sent in order',
            'Each id accepted once; device time and server time kept',
            'Shown: twelve events offline, tab closed; later the log is complete',
          ],
          terms: ['offline-first', 'at-least-once delivery'],
          homework: {
            task: 'Let a browser test drop the server’s answer to a saved goal. The page sends the goal again, and the score stays at 1:0.',
            hours: 2,
          },
          reading: 'web.dev: Offline UX design guidelines',
          material: sample(['The screen of the scorer, without its events'], 'the screen'),
        },
        {
          topic: 'Football: standings, suspensions and rights',
          subtopics: [
            'Points, goal difference, head to head: the table from one aggregation',
            'A stored table, renewed after each match',
            'Rights of scorer, referee, secretary; an audit log with authors',
          ],
          terms: ['materialised view'],
          homework: {
            task: 'Let a script invent a season of 90 matches for ten teams. In the table, matches add up to 180 and goal differences to 0.',
            hours: 2.5,
          },
          reading: 'MongoDB manual: On-Demand Materialized Views',
        },
        {
          topic: 'Football: load test with a thousand phones',
          subtopics: [
            'Live page: a change stream on two API processes',
            'One goal for 1,000 listeners of k6: time to the last phone',
            'One process killed at half-time: no phone misses a goal',
          ],
          terms: ['scalability', 'failover'],
          homework: {
            task: 'For session 71, spend half an hour with a person who keeps a list on paper. Note the steps, three usual mistakes and the time they take.',
            hours: 2,
          },
          reading: 'Grafana k6 (grafana.com/docs/k6): WebSockets; Thresholds',
        },
        {
          topic: 'Football: usability test and two languages',
          subtopics: [
            'A newcomer enters fixtures by screen share, without help',
            'Bengali and English from the typed dictionary: long labels, sorting',
            'Handed in: ten findings, five fixed, and release notes',
          ],
          terms: ['internationalisation'],
          homework: {
            task: 'Write two pages on the load test: commands, machine, times. A classmate repeats one run by them; your table shows both times.',
            hours: 2,
          },
          reading: 'Nielsen Norman Group (nngroup.com): Usability (User) Testing 101',
        },
        {
          topic: 'Own client: requirements, privacy law and threats',
          subtopics: [
            'Interview notes turned into ten cases',
            'Scope on one page: five screens, one hard part, what is left out',
            'DPDP Act 2023 and Rules of 2025: notice, consent, erasure; most duties from May 2027',
            'Data flow drawn; ten threats found with STRIDE and ranked',
          ],
          terms: ['requirement analysis'],
          homework: {
            task: 'Write scope, data flow and three documents with invented people. The client confirms the scope in writing or says what to change.',
            hours: 3,
          },
          reading: 'OWASP Cheat Sheets: Threat Modeling',
        },
        {
          topic: 'Own client: one path from screen to backup',
          subtopics: [
            'Built: one screen, call and collection on staging, with TLS and backup',
            'Sign-in with Google; the table of rights tested from day one',
            'Slices of two days, each with a check that others can run',
          ],
          terms: ['agile', 'walking skeleton'],
          homework: {
            task: 'Merge one slice each. Your pull request has under 200 lines, one review and a test that was red before.',
            hours: 2,
          },
          reading: 'Google: Small CLs (google.github.io/eng-practices)',
        },
        {
          topic: 'Own client: the riskiest rule first',
          subtopics: [
            'Built: the riskiest rule as ten cases, as a function, then as a call',
            'It holds in a race, after a repeat and after a restart',
            'The slowest screen under 300 ms on a hundred times the data',
          ],
          homework: {
            task: 'Show the client the hard part and note two cases that you had missed. Each becomes a test that is red first and then green.',
            hours: 2,
          },
          reading: 'MongoDB manual: Explain Results',
        },
        {
          topic: 'Own client: security and accessibility tests',
          subtopics: [
            'A permitted attack on another team’s staging: ids, rights, uploads',
            'Three paths with keyboard, axe and TalkBack',
            'Handed in: findings by severity, with steps and a fix',
          ],
          terms: ['penetration testing', 'responsible disclosure'],
          homework: {
            task: 'Repair every severe finding with a test that was red before. The team that found it repeats its steps and no longer succeeds.',
            hours: 3,
          },
          reading: 'OWASP Cheat Sheets: Vulnerability Disclosure',
        },
        {
          topic: 'Final demonstration and questions on your code',
          subtopics: [
            'Ten minutes per team on the public address, client present or online',
            'A recorded restore: from a fresh server to that morning’s data',
            'Questions on your code: a file, a test, a decision',
          ],
          terms: ['portfolio', 'technical interview'],
          homework: {
            task: 'Write a README for each of the three projects. A person from outside starts one of them within half an hour.',
            hours: 2,
          },
          reading: 'Make a README (makeareadme.com)',
          material: sample(
            ['Final test in two versions: three changes of a rule for each project'],
            'what the centre must prepare',
          ),
        },
      ],
      test: {
        task: 'You change a rule in your own project, with its test, and write down the path of one request to the database.',
        points: 'Changed rule 40, a test that is red before and green after 30, the path without a gap 30',
        minutes: 90,
      },
    },
  ],
  weekZero: {
    hours: 3,
    tasks: [
      'On Windows 11, run wsl --install in PowerShell as administrator. Restart, then open Ubuntu from the start menu.',
      'Run sudo apt update, sudo apt install git curl docker.io docker-buildx docker-compose-v2, then sudo usermod -aG docker $USER. Restart.',
      'Install the LTS release of Node.js for Linux as nodejs.org shows under Download.',
      'Install VS Code, under Windows with its WSL extension, and Chrome or Firefox. Open an account at GitHub; set user.name and user.email of Git.',
      'Self-test, one hour: in even.js, add up the even numbers from 1 to 100 by a loop in a function. Run node even.js.',
      'If you did not finish the self-test, read chapters 1 to 3 of Eloquent JavaScript before session 1.',
    ],
    check:
      'git, node and npm each answer --version with a number, docker run hello-world greets you, docker compose version prints a number, and even.js prints 2550.',
  },
  requirements: [
    {
      item: 'A laptop with 8 GB of memory and 40 GB of free disk',
      cost: 'If you own none: about ₹35,000 new, from ₹18,000 used.',
      freeOption: sample(
        'A machine of the centre, in class and outside class hours.',
        'which machines your centres lend, and when',
      ),
    },
    {
      item: 'A GitHub account',
      cost: 'None. A private repository with protected branches costs 4 dollars a month.',
      freeOption: 'Public repositories: branch protection and Actions are free there.',
    },
    {
      item: 'PostgreSQL, MongoDB, Redis and an object store',
      cost: 'None: containers on your laptop, 512 MB at Atlas without a card, 10 GB at Backblaze B2.',
      freeOption: 'The containers are enough; SeaweedFS is the object store.',
    },
    {
      item: 'A coding agent, in four sessions',
      cost: 'None: GitHub Copilot Free has an agent mode with a monthly limit, without a card.',
      freeOption: 'Share one in pairs, or watch it on the projector.',
    },
    {
      item: 'A small Linux server and a domain, from session 51 on',
      cost: 'For each team: the server ₹400 to ₹700 a month for three months, the domain ₹500 to ₹1,200 a year.',
      freeOption:
        'A Multipass virtual machine and a free duckdns.org name. The certificate comes by DNS-01, a timer fetches releases, Uptime Kuma runs on the laptop.',
    },
    {
      item: 'Accounts for sign-in and payment: Google Cloud, Razorpay',
      cost: 'None: test users at Google, test mode at Razorpay. No money moves.',
      freeOption: 'Keycloak on the laptop replaces Google; stored webhooks replace Razorpay.',
    },
    {
      item: 'A platform for Next.js: Vercel',
      cost: 'None on its free plan.',
      freeOption: 'next start runs on your own server as well.',
    },
  ],
  assessment: {
    rubric: [
      { criterion: 'Homework: right, and explained when asked', percent: 10 },
      { criterion: 'Four tests, one after each of the first four parts: 11.25 marks each', percent: 45 },
      { criterion: 'Two team projects: your own commits, reviews and answers, 10 marks each', percent: 20 },
      { criterion: 'The project for a client, demonstrated and restored', percent: 10 },
      { criterion: 'Final test: a rule changed in your own code', percent: 15 },
    ],
    passPercent: 60,
    attendancePercent: 75,
    certificate:
      'A certificate of completion by {company.name} names the course, your percentage and the addresses of your three projects. It is our own certificate, not a degree.',
  },
  interviews: {
    practice: [
      {
        after: 12,
        kind: 'Timed test',
        text: 'Forty minutes on paper: closures, this and the event loop, six outputs to predict.',
      },
      {
        after: 20,
        kind: 'Mock interview',
        text: 'Twenty minutes: explain your board, then repair a stale closure while talking.',
      },
      {
        after: 29,
        kind: 'Timed test',
        text: 'One hour: three endpoints from a specification.',
      },
      {
        after: 36,
        kind: 'Mock interview',
        text: 'Twenty minutes: session or JWT, CSRF, XSS, one hole in a printed route.',
      },
      {
        after: 49,
        kind: 'Timed test',
        text: 'Forty-five minutes: five queries, one pipeline, and one explain output to read and improve.',
      },
      {
        after: 58,
        kind: 'Mock interview',
        text: 'Half an hour: design ticket sales for a festival train; 10,000 people come at nine.',
      },
      {
        after: 70,
        kind: 'Mock interview',
        text: 'Forty-five minutes: your project, a small task in an editor, written feedback.',
      },
    ],
    topics: [
      { topic: 'Event loop, promises, async and await', sessions: [12, 26] },
      { topic: 'Closures, this and prototypes', sessions: [8, 10] },
      { topic: 'CSS: box model, flexbox, grid, responsive design', sessions: [4, 5, 6] },
      { topic: 'React: rendering, state, hooks', sessions: [17, 18, 19] },
      { topic: 'Context, Redux and server state', sessions: [20, 21, 23] },
      { topic: 'TypeScript: unions, narrowing, generics', sessions: [15, 16] },
      { topic: 'REST: status codes, idempotency, webhooks', sessions: [28, 46, 63] },
      { topic: 'Express: middleware and errors', sessions: [27, 29] },
      { topic: 'SQL: keys, joins, transactions', sessions: [31, 32] },
      { topic: 'Authentication: sessions, JWT, OAuth', sessions: [33, 35] },
      { topic: 'Web security: XSS, CSRF, CORS, injection', sessions: [11, 31, 36, 44] },
      { topic: 'MongoDB: schema, indexes, aggregation', sessions: [43, 47, 49] },
      { topic: 'Transactions, caching and scaling', sessions: [46, 48, 50, 52, 69] },
      { topic: 'Testing, code review and coding agents', sessions: [14, 25, 30, 34, 65] },
      { topic: 'Docker, CI/CD and releases', sessions: [54, 55, 56, 57] },
      { topic: 'Server rendering and web performance', sessions: [21, 22, 58] },
    ],
  },
  handout: {
    session: 27,
    problem:
      'Conductors report delays to the bus API; nobody else may. The code looks right: without a user it answers 401. Still, on Monday evening the board said that bus 7 was 55 minutes late, the bus was on time, and the log shows no sign-in at all. Build the part of Express that calls your functions, in twenty lines without any package, and find out how a refused report was kept.',
    explanation: [
      'Express is a list. Each app.use puts a function at its end, and a request walks through the list from the front. Such a function, called middleware, gets the request, the response and next, and either answers or calls next to hand the request on.',
      'Calling next() means: take the next one. Calling next(fault) means: something is wrong, skip to the next error handler. Express knows it by its four parameters, so even an unused fourth has to be written down.',
      'What a function throws ends up in the same place as next(fault). For async functions that holds since Express 5: their promise is awaited, and a rejection goes to the error handler.',
      'When the list ends and nobody has answered, the answer is 404; with a fault still open it is 500. So order is part of the program: recognising the user comes before the routes, the error handler last.',
      'Answering does not end a function: after res.sendStatus(401) the next line runs. Only return ends it.',
    ],
    program: 'lesson.mjs',
    outputNotes: [
      'The first three requests do as expected: 201 for the conductor, 400 because JSON.parse threw inside an async function, 404 because the list came to its end.',
      'The last request gets two answers, 401 and then 201. Real Express throws ERR_HTTP_HEADERS_SENT at the second one, but the report is stored by then. The caller sees the 401; only the last line, kept: 9, 55, shows the hole.',
    ],
    exercise:
      'Take the check out of the route: write only(role), which returns a middleware. It answers 401 when nobody is signed in, 403 when somebody has another role, and calls next otherwise. Let the error handler answer 400 for broken JSON alone. Prove it with a table of five requests; a request that is answered twice counts as wrong.',
    solution: 'solution.mjs',
    solutionNotes:
      'Every path through only() ends in a return, so nothing runs after a refusal: kept is 9. The route is shorter and cannot forget the check. Delete the first return: the fourth row says WRONG, 401 403.',
  },
  reviewed: '2026-11-28',
  versions: [
    {
      name: 'Node.js',
      version: '26 LTS',
    },
    {
      name: 'npm',
      version: '12',
      note: 'Blocks install scripts; session 13 updates an older one.',
    },
    { name: 'TypeScript', version: '7.0' },
    { name: 'React', version: '19.3' },
    { name: 'Vite', version: '8.4' },
    { name: 'Tailwind CSS', version: '4.3' },
    { name: 'Redux Toolkit', version: '2.15' },
    { name: 'React Router', version: '8.5' },
    { name: 'TanStack Query', version: '5.108' },
    { name: 'Mock Service Worker', version: '3.0' },
    { name: 'Vitest', version: '5.1' },
    { name: 'Playwright', version: '1.65' },
    { name: 'Zod', version: '4.6' },
    { name: 'Express', version: '5.3' },
    { name: 'Mongoose', version: '9.12' },
    { name: 'PostgreSQL', version: '18' },
    { name: 'MongoDB', version: '8.0', note: 'What free clusters of Atlas run; the same in the container.' },
    { name: 'Redis', version: '8' },
    { name: 'Next.js', version: '16.4' },
    { name: 'Ubuntu', version: '26.04 LTS' },
  ],
} satisfies CourseSource;
