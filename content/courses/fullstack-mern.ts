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
    'Variables, loops and functions in any language: from our C/C++ course, or chapters 1 to 3 of Eloquent JavaScript, free on the web. HTML starts from zero. Homework: four to eight hours a week.',
  outcomes: [
    'Build a React application with shareable addresses, checked forms and live data, and show its tests',
    'Write an Express API in TypeScript with sign-in, roles, uploads and WebSockets, and defend it against attack',
    'Design a MongoDB database, show by explain why each index is there, and sell the last seat only once',
    'Run an application on a Linux server with TLS, automatic tests, alarms and a backup that you have restored',
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
      text: 'A delay typed on a conductor’s phone has to reach a passenger’s screen. Browser, API, database and server are stops on that route, so you know which one to look at when it fails.',
    },
    {
      title: 'TypeScript on both sides',
      text: 'Types come in once plain JavaScript is familiar. From then on the same descriptions of data check the form in the browser, the request at the server and the tests between them.',
    },
    {
      title: 'Tests and attacks as daily work',
      text: 'You break your own code on purpose: forged requests, two people booking one seat, a payment that is reported twice. Each fault found leaves a test that would have caught it.',
    },
    {
      title: 'Programs that stay up',
      text: 'You set up the server, the certificate, the containers and the alarms, then restore a backup on an empty machine against the clock.',
    },
  ],
  video: {
    description: 'How a plain HTML page becomes a live bus board on a server, and what the three team projects add',
    tour: {
      sessions: [11, 38, 47, 67],
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
            'What happens between the address bar and the screen: DNS, request, response, rendering',
            'Doctype, lang, charset and viewport: the first lines of every page',
            'Headings, lists, links, and the landmarks header, nav, main and footer instead of divs',
            'A bus notice for the Nagerjala stand written in VS Code and inspected in DevTools',
          ],
          terms: ['semantic HTML', 'HTML5', 'client-server'],
          homework: {
            task: 'Write the notice of a second bus stand; the W3C validator reports no error in it.',
            hours: 1,
          },
        },
        {
          topic: 'Tables, pictures and forms',
          subtopics: [
            'A departure table with caption, thead, th scope and the time element',
            'Alternative texts, width and height against a jumping page, srcset for small screens',
            'A complaint form with label, input types, fieldset, radio, select and datalist',
            'Limits by required, pattern, min and max; GET against POST, read in the Network panel',
          ],
          terms: ['form validation', 'alt text', 'responsive images'],
          homework: {
            task: 'Add a lost-property form of six fields; without JavaScript it refuses three wrong entries.',
            hours: 1.5,
          },
        },
        {
          topic: 'Git from the first commit to a public page',
          subtopics: [
            'Working folder, staging area and history: add, commit, diff and log on the bus notice',
            'Undoing with restore and revert, and why history that was pushed stays as it is',
            'An SSH key for GitHub, a README and a .gitignore',
            'The notice pushed, published on GitHub Pages and opened on a phone',
          ],
          terms: ['version control', 'remote repository'],
          homework: {
            task: 'Make five commits in a new folder and revert the third; git log --oneline has six lines.',
            hours: 1,
          },
        },
        {
          topic: 'The cascade, boxes and custom properties',
          subtopics: [
            'Specificity, inheritance and @layer: predict which rule wins, then look in DevTools',
            'Content-box against border-box, and margins that collapse',
            'Lengths in rem, em and ch, colours in oklch, all held in custom properties',
            'Type for English and Bengali: font stacks, line-height, @font-face with font-display',
          ],
          terms: ['CSS variables', 'box model', 'web fonts'],
          homework: {
            task: 'Predict the colour of ten elements on paper, check in DevTools and explain each miss.',
            hours: 1,
          },
        },
        {
          topic: 'Flexbox for rows, grid for pages',
          subtopics: [
            'Main and cross axis, gap, flex-grow, and min-width: 0 for the row that overflows',
            'Named grid areas for header, filter column and list of departures',
            'Cards without a media query by repeat(auto-fit, minmax(16rem, 1fr))',
            'A printed timetable rebuilt within the hour, its columns lined up by subgrid',
          ],
          terms: ['CSS Grid', 'CSS layout'],
          homework: {
            task: 'Rebuild the front page of a newspaper with grid; at 360 px nothing overflows sideways.',
            hours: 1.5,
          },
        },
        {
          topic: 'One page for phone, desk and paper',
          subtopics: [
            'Phone first: min-width queries where the text breaks, not at the sizes of devices',
            'Type sizes by clamp(), and a container query for one card used in two places',
            'Dark colours, reduced motion and a style sheet for printing the timetable',
            'Tried at 320 px, at 200 per cent zoom and on a phone through the local network',
          ],
          terms: ['responsive design', 'media query', 'mobile first', 'dark mode'],
          homework: {
            task: 'Make the complaint form fit 320 px and A4; the print preview has one page and no buttons.',
            hours: 1.5,
          },
        },
        {
          topic: 'Access by keyboard and screen reader',
          subtopics: [
            'Focus order, :focus-visible, a skip link, and why tabindex is never above 0',
            'Name, role and state in the accessibility tree; ARIA only where HTML has nothing',
            'Contrast of 4.5 to 1 and targets of 24 px: WCAG 2.2, measured with axe DevTools',
            'The complaint form filled in with NVDA or TalkBack and the screen covered',
          ],
          terms: ['web accessibility', 'a11y', 'keyboard navigation'],
          homework: {
            task: 'Run axe on three public sites; for one fault each, write whom it hinders and the repair.',
            hours: 1,
          },
        },
        {
          topic: 'JavaScript values, functions and closures',
          subtopics: [
            'Strings, numbers, undefined and null under let and const, tried in the console',
            'Strict equality, truthiness, the operators ?? and ?., and why 0.1 + 0.2 is not 0.3',
            'Declarations, arrows, default and rest parameters, and what a closure keeps alive',
            'The debugger of DevTools: breakpoints, watch and step on minutes that cross midnight',
          ],
          terms: ['ES6', 'block scope', 'hoisting', 'type coercion'],
          homework: {
            task: 'Write minutesBetween for HH:MM; twelve console.assert lines pass, two past midnight.',
            hours: 1,
          },
        },
        {
          topic: 'Arrays, objects and the copies between them',
          subtopics: [
            'The methods map, filter, find, some and reduce on a list of departures',
            'Destructuring, spread and the shallow copy that still shares its inside',
            'A timetable ordered by toSorted and localeCompare, then split by Object.groupBy',
            'Map and Set for stops by code; what survives JSON, and what structuredClone',
          ],
          terms: ['array methods', 'deep copy', 'higher-order function', 'immutability'],
          homework: {
            task: 'List the routes of 40 departures by number of buses in one chain; count two by hand.',
            hours: 1,
          },
        },
        {
          topic: 'Classes, this and errors that say what failed',
          subtopics: [
            'Code split by import and export: times, data and screen as modules in the browser',
            'A class Timetable: constructor, methods, private #fields, and the prototype behind it',
            'What this is in a method, in a callback that lost it, in an arrow and after bind',
            'Throw, try and finally; class ParseError extends Error, with a cause that keeps the trace',
          ],
          terms: ['object-oriented JavaScript', 'ES modules', 'inheritance', 'exception handling'],
          homework: {
            task: 'Let parseTime throw a ParseError with line and text; show the message of five bad entries.',
            hours: 1.5,
          },
        },
        {
          topic: 'The DOM, events and text from strangers',
          subtopics: [
            'Rows made with querySelector, template, cloneNode and textContent',
            'An onerror handler smuggled in by innerHTML, and why textContent is safe',
            'Bubbling, preventDefault and one delegated listener for a whole table',
            'A filter announced by aria-live; favourites in localStorage, a damaged entry included',
          ],
          terms: ['XSS', 'cross-site scripting', 'event delegation', 'DOM manipulation'],
          homework: {
            task: 'Add a star to each row with one listener on the table; rows added later must work, too.',
            hours: 1,
          },
        },
        {
          topic: 'Promises, fetch and the event loop',
          subtopics: [
            'Call stack, tasks and microtasks: the order of six console.log lines predicted',
            'The keywords async and await, errors with try and finally, a promise nobody awaited',
            'Weather of Agartala from Open-Meteo: response.ok, status and json()',
          ],
          terms: ['asynchronous JavaScript', 'callback', 'AJAX'],
          homework: {
            task: 'Fetch the weather of three towns one by one, then with Promise.all; note both times.',
            hours: 1,
          },
        },
        {
          topic: 'npm, Vite and Tailwind CSS',
          subtopics: [
            'The LTS release of Node and npm: scripts, caret ranges, what package-lock.json promises',
            'Install scripts of strangers: blocked by npm 12 until allowScripts lets one in',
            'Vite in development and vite build: reload on save, hashed names, a look inside dist',
            'Tailwind CSS as a Vite plugin: utilities, md: and dark:, tokens by @theme, or own CSS',
          ],
          terms: ['package manager', 'bundler', 'hot module replacement', 'semantic versioning', 'supply chain'],
          homework: {
            task: 'Rebuild one departure card with Tailwind; name three rules that are better in CSS.',
            hours: 1.5,
          },
        },
        {
          topic: 'Branches, conflicts and pull requests',
          subtopics: [
            'Branching by switch -c, fast-forward and real merges, drawn by git log --graph',
            'A conflict that two students make on purpose in one style sheet, then settle',
            'A pull request under 200 lines: description, review comments, squash',
            'The commit that broke the filter found by git bisect, open work put aside by git stash',
          ],
          terms: ['merge conflict', 'code review', 'Git workflow'],
          homework: {
            task: 'Review a classmate’s pull request: three comments with a reason, one on a missing case.',
            hours: 1,
          },
        },
        {
          topic: 'TypeScript on code that already works',
          subtopics: [
            'The module of times renamed to .ts: inference, annotations, what strict reports',
            'Object types, optional fields, tuples and unions of literals for routes and stops',
            'Narrowing by typeof and in, and a discriminated union of on time, late and cancelled',
            'A switch closed by never, so that a new state of a bus stops the build',
          ],
          terms: ['static typing', 'type inference', 'union type'],
          homework: {
            task: 'Convert the filter module to strict .ts: no any, no as, tsc --noEmit is silent.',
            hours: 1.5,
          },
        },
        {
          topic: 'Generics, unknown and data from outside',
          subtopics: [
            'A generic indexBy with a constraint, compared with the version that says any',
            'One Departure type reshaped by Pick, Omit, Partial and Record; data checked by satisfies',
            'The weather reply as unknown, let in by a hand-written type guard',
            'A tsconfig read line by line, noUncheckedIndexedAccess included, and Biome as the linter',
          ],
          terms: ['utility types', 'type assertion', 'static analysis'],
          homework: {
            task: 'Write a typed countBy without any; hand in the error for a misspelt key.',
            hours: 1,
          },
        },
        {
          topic: 'React components, props and JSX',
          subtopics: [
            'From cloned templates to functions that return JSX; createRoot and StrictMode',
            'Typed props and children: the board split into Board, Filter and DepartureRow',
            'Keys in lists: the input that keeps the wrong text when the key is the index',
            'Conditional parts, fragments and the stray 0 that && prints',
          ],
          terms: ['virtual DOM', 'functional component', 'conditional rendering'],
          homework: {
            task: 'Split the complaint page into four components with typed props, none over 40 lines.',
            hours: 1.5,
          },
        },
        {
          topic: 'State, events and data flowing down',
          subtopics: [
            'Rendering with useState, batching, and updater functions when the old value matters',
            'Changing an object inside an array without mutating either',
            'Deriving instead of storing, and lifting state to the nearest common parent',
            'Sorting and favourites on the board, each render watched in React Developer Tools',
          ],
          terms: ['React Hooks', 'one-way data flow', 'immutable update'],
          homework: {
            task: 'Show the number of hidden rows without a new useState; say in two lines why it works.',
            hours: 1,
          },
        },
        {
          topic: 'Effects, refs and hooks of your own',
          subtopics: [
            'A ticking clock by useEffect: dependencies, clean-up and the double run of StrictMode',
            'Four effects that should not exist: derived values, event logic, resets and chains',
            'Focus and timers held by useRef, and ref as an ordinary prop since React 19',
            'The hooks useNow and useStoredValue taken out and used in two components',
          ],
          terms: ['custom hook', 'component lifecycle', 'stale closure'],
          homework: {
            task: 'Remove two needless effects from StopSearch.tsx; the Profiler shows fewer renders.',
            hours: 1,
          },
        },
        {
          topic: 'Reducers, context and Redux Toolkit',
          subtopics: [
            'Moves of the board as a union of actions for useReducer, tried as a plain function',
            'Language and theme through createContext and use, and what renders again on a change',
            'The same board in Redux Toolkit: createSlice, useSelector, DevTools that step back',
            'Local state, context, store or address bar: which kind of state belongs where',
          ],
          terms: ['state management', 'pure function', 'prop drilling', 'global state'],
          homework: {
            task: 'Switch the board to Bengali by one typed dictionary; a missing key stops tsc.',
            hours: 1.5,
          },
        },
        {
          topic: 'Routes and addresses that can be shared',
          subtopics: [
            'React Router with createBrowserRouter: nested layouts, Outlet and an index route',
            'A stop from useParams and the filter from useSearchParams, so that a link reopens the view',
            'NavLink, title and focus after a change of page, and an answer for unknown addresses',
            'An ErrorBoundary for each route, tried with a component that throws',
          ],
          terms: ['single-page application', 'SPA', 'client-side routing'],
          homework: {
            task: 'Add a page per route number; its link shows the same filter in a private window.',
            hours: 1.5,
          },
        },
        {
          topic: 'Server data with TanStack Query',
          subtopics: [
            'A pretend API by Mock Service Worker: delays, 404 and 500 on demand',
            'The race between two fetches in an effect, reproduced, then ended by AbortController',
            'Loading, error, empty and ready: four faces of one list, by useQuery',
            'Query keys, staleTime and refetching, followed in the query devtools',
          ],
          terms: ['React Query', 'API mocking', 'data fetching', 'client cache'],
          homework: {
            task: 'Give the stop page its four faces, each by a handler; hand in four pictures.',
            hours: 1.5,
          },
        },
        {
          topic: 'Forms with React actions',
          subtopics: [
            'A delay report by form action and FormData; useActionState for result, faults, pending',
            'Controlled and uncontrolled fields, and keeping what was typed when React resets the form',
            'A Zod schema for the report, its messages tied to the fields by aria-describedby',
            'Sent by useMutation to the pretend API, then invalidateQueries for the lists made stale',
          ],
          terms: ['client-side validation', 'optimistic update', 'form handling'],
          homework: {
            task: 'Show the report early by useOptimistic; after a 500 it vanishes with a message.',
            hours: 1.5,
          },
        },
        {
          topic: 'Tests with Vitest, run by CI from today on',
          subtopics: [
            'Pure functions first: how long from 23:50 to 00:20, and the cases nobody thought of',
            'What a passenger does, by getByRole, findByRole and userEvent, not names of state',
            'The failing request and the empty list by Mock Service Worker, the clock by fake timers',
            'GitHub Actions on each pull request: npm ci, Biome, tsc and Vitest; a red run mended',
          ],
          terms: ['unit testing', 'React Testing Library', 'continuous integration', 'TDD'],
          homework: {
            task: 'Turn a bug report into a failing test, push it, mend it; the log shows both runs.',
            hours: 1.5,
          },
        },
        {
          topic: 'Measured speed and a release of the board',
          subtopics: [
            'LCP and CLS from Lighthouse on a slow network, INP from the Performance panel',
            'A list of 2,000 stops in the Profiler: memo by hand, then left to React Compiler',
            'Typing kept quick by useDeferredValue, pages loaded by the route’s own lazy',
            'Version 1.0.0 tagged and released to GitHub Pages by the workflow, 404.html included',
          ],
          terms: ['Core Web Vitals', 'code splitting', 'lazy loading', 'memoisation'],
          homework: {
            task: 'List the chunks of vite build before and after lazy routes; give the first load in kB.',
            hours: 1,
          },
        },
      ],
      test: {
        task: 'From an empty Vite project: a stop search with typed data, four faces, an address that can be shared, access by keyboard, and tests.',
        passCriterion: 'Eight of the ten given tests pass, tsc and axe report nothing, one render is explained.',
        minutes: 120,
      },
    },
    {
      category: 'Backend Development',
      sessions: [
        {
          topic: 'JavaScript outside the browser: Node.js and HTTP',
          subtopics: [
            'What stays and what goes: no document, but process, node: imports and the same fetch',
            'TypeScript run as it is: type stripping, its limits, imports that end in .ts',
            'A server of forty lines on node:http; method, headers, status and body in curl -v',
            'One slow loop holds up every visitor: measured, then moved into a worker thread',
          ],
          terms: ['event-driven', 'non-blocking I/O', 'single-threaded', 'environment variable'],
          homework: {
            task: 'Write next-bus by parseArgs: --after 14:30 prints a line, a wrong time exits with 2.',
            hours: 1.5,
          },
        },
        {
          topic: 'Express 5: routers and middleware',
          subtopics: [
            'The chain of middleware: order, next(), and the error of a response sent twice',
            'One express.Router per resource, path parameters and the named wildcard of Express 5',
            'Built-in express.json and express.static, and why req.body can be undefined',
            'A rejected promise reaching the error handler by itself, unlike in older Express',
          ],
          terms: ['web framework', 'routing', 'error-handling middleware'],
          homework: {
            task: 'Write a middleware that adds a Server-Timing header; curl -v shows it on a 404, too.',
            hours: 1,
          },
        },
        {
          topic: 'Resources, methods and status codes',
          subtopics: [
            'Routes, stops and departures as nouns; safe and idempotent methods, shown by repeating',
            'Create, read, change and delete in memory: a Map behind five functions',
            'The answers 201 with Location, 204, 400, 404 and 409, each provoked with a REST client',
            'Filters, sorting and pages by cursor, and what offset pages do when rows are added',
          ],
          terms: ['REST API', 'CRUD', 'PUT and PATCH', 'pagination', 'idempotency', 'Postman'],
          homework: {
            task: 'Answer a PUT with an old If-Match with 412, so that two open tabs cannot overwrite each other.',
            hours: 1,
          },
        },
        {
          topic: 'Nothing enters unchecked',
          subtopics: [
            'Zod schemas for params, query and body, coerced where HTTP knows only strings',
            'A validate middleware that hands on typed values, since req.query cannot be replaced',
            'Faults in application/problem+json (RFC 9457), one entry per field',
            'An OpenAPI document made from the same schemas by zod-openapi, tried in Swagger UI',
          ],
          terms: ['server-side validation', 'API documentation', 'schema validation'],
          homework: {
            task: 'Write a table of twenty bad requests, one of 10 MB; every answer is a 4xx.',
            hours: 1.5,
          },
        },
        {
          topic: 'Errors, logs, the debugger and a clean stop',
          subtopics: [
            'Expected failures against bugs: an AppError with code, status and cause',
            'Log lines in JSON by pino, with request id, duration and redacted fields',
            'The VS Code debugger on a running API: conditional breakpoints, logpoints, call stack',
            'SIGTERM and server.close while autocannon asks: no accepted request may be lost',
          ],
          terms: ['error handling', 'debugging', 'structured logging', 'graceful shutdown'],
          homework: {
            task: 'Throw in a handler, a timer and a promise; note which one ends the process, and why.',
            hours: 1,
          },
        },
        {
          topic: 'Data that survives: files and SQLite',
          subtopics: [
            'A JSON file replaced by rename, and the update that two writers still lose',
            'Tables, prepared statements and a transaction in node:sqlite, a release candidate still',
            'SQL injection carried out on a glued query, then closed by parameters',
            'One repository interface with three stores behind it: memory, file and SQLite',
          ],
          terms: ['relational database', 'repository pattern', 'primary key'],
          homework: {
            task: 'Join routes and stops in one SELECT; three answers agree with loops over the JSON file.',
            hours: 1,
          },
        },
        {
          topic: 'Accounts, passwords and session cookies',
          subtopics: [
            'Password hashes by argon2id: salt, memory cost and time tuned on the laptop',
            'A session in the store and its id in a cookie: HttpOnly, Secure, SameSite, expiry',
            'Sign up, in and out, with a new session id after every sign-in',
            'One answer for a wrong password and an unknown address, in words and in time taken',
          ],
          terms: ['authentication', 'login', 'password hashing', 'session fixation'],
          homework: {
            task: 'Copy your session cookie into a second browser; show three ways to make it useless.',
            hours: 1,
          },
        },
        {
          topic: 'Roles, ownership and tokens',
          subtopics: [
            'Passenger, conductor and depot manager: a table of rights turned into middleware',
            'A stranger’s complaint read by changing the number in the address, then prevented',
            'A JWT taken apart with jose: claims, signature, expiry and the alg none attack',
            'Cookie or bearer token, short access and rotating refresh tokens: drawn step by step',
          ],
          terms: ['authorisation', 'RBAC', 'IDOR', 'access control', 'JSON Web Token'],
          homework: {
            task: 'Build refresh with rotation; a token used twice ends all sessions of its account.',
            hours: 2,
          },
        },
        {
          topic: 'Sign-in with Google and with a passkey',
          subtopics: [
            'Code flow with PKCE: each redirect of a sign-in read in the Network panel',
            'The package openid-client: state, nonce, and the sub that ties a Google account to ours',
            'A passkey made and used on localhost by SimpleWebAuthn, and what a fake site cannot get',
          ],
          terms: ['OAuth 2.0', 'OpenID Connect', 'OIDC', 'single sign-on', 'SSO'],
          homework: {
            task: 'Take over an account by an unverified e-mail of a pretend provider; add the check.',
            hours: 1.5,
          },
        },
        {
          topic: 'Attacks on the bus API and how to stop them',
          subtopics: [
            'Request forgery from a second site, stopped by SameSite and a check of Origin',
            'CORS: what a preflight asks, and whom it protects and whom not',
            'Helmet and a Content-Security-Policy that stops an injected script',
            'Guessing passwords by script, slowed by express-rate-limit per address and account',
          ],
          terms: ['CSRF', 'OWASP Top 10', 'CSP', 'brute force', 'rate limiting', 'security headers'],
          homework: {
            task: 'Take one line of npm audit: write the way in, the mended version and how you upgraded.',
            hours: 1,
          },
        },
        {
          topic: 'Uploads, streams and object storage',
          subtopics: [
            'Photos of lost property by Multer: limits, and file names the user does not choose',
            'First bytes checked, size reduced to WebP and GPS data dropped with sharp',
            'The S3 API against SeaweedFS on the laptop: put, get and a presigned link',
            'Back pressure and stream pipeline: 500 MB copied while memory stays flat',
          ],
          terms: ['Amazon S3', 'file upload', 'multipart/form-data', 'presigned URL'],
          homework: {
            task: 'Send photos with Content-Disposition and Range, after a check of rights; curl -r gets 206.',
            hours: 1,
          },
        },
        {
          topic: 'Tests for the API, from rule to request',
          subtopics: [
            'A function createApp apart from listen, so that each test has its own stores',
            'Supertest over the table of rights: every role against every address',
            'One contract suite run against the memory, file and SQLite stores',
            'A clock that is passed in, for sessions and tokens that run out',
          ],
          terms: ['integration testing', 'dependency injection', 'mutation testing'],
          homework: {
            task: 'Break six lines of the API one by one; where no test goes red, write one.',
            hours: 1.5,
          },
        },
        {
          topic: 'WebSockets for a live departure board',
          subtopics: [
            'The upgrade request, frames and close codes as DevTools shows them',
            'Package ws beside Express: cookie and Origin checked at the upgrade; Socket.IO compared',
            'Rooms per stop, and heartbeats that find phones which went silent',
            'Reconnecting with growing, jittered pauses, then asking for what was missed',
          ],
          terms: ['real-time', 'full duplex', 'exponential backoff'],
          homework: {
            task: 'Send the board by server-sent events; count the lines saved, name what is lost.',
            hours: 1.5,
          },
        },
        {
          topic: 'Mail, schedules and background jobs',
          subtopics: [
            'Password reset by Nodemailer into Mailpit: a hashed token for one use in one hour',
            'A table of jobs in SQLite: claim, retry with longer pauses, give up visibly',
            'A daily summary by node-cron in Asia/Kolkata, with one row per day as the guard',
          ],
          terms: ['cron job', 'message queue', 'SMTP', 'background worker'],
          homework: {
            task: 'Kill the worker between claim and sending; its rows show the job done after a restart.',
            hours: 1,
          },
        },
        {
          topic: 'The React board meets its own API',
          subtopics: [
            'Vite’s proxy in development, one origin in production, cookies in both',
            'Zod schemas in an npm workspace that browser and server both import',
            'Playwright: a conductor reports a delay, a passenger sees it in a second browser',
          ],
          terms: ['end-to-end testing', 'monorepo', 'full-stack integration'],
          homework: {
            task: 'Let a 401 lead to sign-in and back, with field faults at their fields: two browser tests.',
            hours: 2,
          },
        },
      ],
      test: {
        task: 'An API for lost property: sign-in, two roles, checked input, problem+json and a test for each right. Then three planted holes are to be found and closed.',
        passCriterion: 'Ten of the twelve given requests answer as the table says, two holes have a test.',
        minutes: 120,
      },
    },
    {
      category: 'Database',
      sessions: [
        {
          topic: 'Documents, BSON and the mongosh prompt',
          subtopics: [
            'MongoDB on the laptop and a free Atlas cluster: users, allowed IPs, connection strings',
            'Databases, collections and documents, and the time hidden in an ObjectId',
            'Date, int, double and Decimal128: what happens to IST times and to 0.1 rupee',
            'Five thousand departures by insertMany, then find with projection, sort and limit',
          ],
          terms: ['NoSQL', 'document database', 'MongoDB Compass'],
          homework: {
            task: 'Load a CSV of 300 stops by mongoimport; countDocuments and three spot checks agree.',
            hours: 1,
          },
        },
        {
          topic: 'Queries and updates that touch little',
          subtopics: [
            'Ten questions to the timetable with $in, $gte, $exists, $or and dotted paths',
            'Conditions on arrays: $elemMatch against two separate tests, $all and $size',
            'Updating by $set, $inc, $pull, $addToSet and arrayFilters without reading first',
            'Read-then-write loses a count; findOneAndUpdate and upsert do not',
          ],
          terms: ['atomic operation', 'query operator', 'race condition'],
          homework: {
            task: 'Answer ten more questions on the timetable, one line each; compare with the answer sheet.',
            hours: 1,
          },
        },
        {
          topic: 'Schema design by the questions asked',
          subtopics: [
            'Embed or refer: stops inside a route, bookings apart from their bus',
            'Arrays without end, the 16 MB limit, and a time series collection for GPS positions',
            'Extended reference, computed and subset patterns, and who keeps each copy fresh',
            'Three designs of one booking system compared by reads and writes for five screens',
          ],
          terms: ['data modelling', 'denormalisation', 'one-to-many', 'referencing'],
          homework: {
            task: 'Draw the documents of a library: loans, copies, fines; count the reads of five screens.',
            hours: 1.5,
          },
        },
        {
          topic: 'Mongoose schemas, models and validation',
          subtopics: [
            'Connection, Schema, model and the document type that InferSchemaType gives',
            'Enums, defaults, timestamps and a rule that arrival comes after departure',
            'Save against updateOne: which validators and async hooks run (no next() since Mongoose 9)',
            'Injection by $ne in the e-mail of the reset form, stopped by Zod and by sanitizeFilter',
          ],
          terms: ['ODM', 'NoSQL injection', 'pre and post hooks'],
          homework: {
            task: 'Load fifty routes with populate, select and lean; compare queries, bytes and milliseconds.',
            hours: 1,
          },
        },
        {
          topic: 'From SQLite to MongoDB behind one interface',
          subtopics: [
            'A fourth store written with Mongoose until the contract suite is green',
            'A real mongod for each test run by mongodb-memory-server',
            'Rows and waiting jobs moved by bulkWrite in batches, counts and checksums compared',
            'The worker on MongoDB: a job claimed by findOneAndUpdate, SQLite switched off',
          ],
          terms: ['data migration', 'cutover'],
          homework: {
            task: 'Two managers edit one bus: by optimisticConcurrency the second gets 409, her text stays.',
            hours: 1.5,
          },
        },
        {
          topic: 'Booking a seat, from the schema to the screen',
          subtopics: [
            'Models for trip, booking and fare: prices in paise, seats as an array of the trip',
            'Two browsers and the last seat: one conditional update on one document is enough',
            'A POST with an Idempotency-Key: its answer lost on the way, the call repeated',
            'The seat map in React: 409 shown as taken, everything else that was typed kept',
          ],
          terms: ['concurrency', 'double booking', 'optimistic locking'],
          homework: {
            task: 'Fire 200 bookings at 40 seats by Promise.all: 40 get 201, no seat is sold twice.',
            hours: 1.5,
          },
        },
        {
          topic: 'Indexes, measured with explain',
          subtopics: [
            'COLLSCAN and IXSCAN over 500,000 made-up bookings: keys and documents examined, time',
            'Compound indexes in the order equality, sort, range; covered queries, anchored regex',
            'One booking per seat by a unique partial index, old sessions cleared by TTL',
            'The nearest stop: GeoJSON with longitude first, a 2dsphere index and $nearSphere',
          ],
          terms: ['query optimisation', 'ESR rule', 'B-tree', 'geospatial query'],
          homework: {
            task: 'Time 10,000 inserts with none, three and eight indexes; state the price of one in %.',
            hours: 1,
          },
        },
        {
          topic: 'Redis beside MongoDB: cache, limits and rooms',
          subtopics: [
            'Strings, hashes, sorted sets and expiry in redis-cli, and what a restart takes away',
            'Cache-aside for the departures of a stop: hits counted, TTL, and the stale delay',
            'Sessions and rate limits shared by two API processes on ports 3000 and 3001',
            'WebSocket rooms across both processes by publish and subscribe',
          ],
          terms: ['in-memory store', 'caching', 'cache invalidation', 'horizontal scaling', 'pub/sub'],
          homework: {
            task: 'Let 100 requests miss the cache at once; then have the database asked only once.',
            hours: 1.5,
          },
        },
        {
          topic: 'Aggregation: stages, joins and reports',
          subtopics: [
            'Early $match and $sort, late $project: the same result at different cost',
            'Delay per route by $group, and the routes that $unwind drops when an array is empty',
            'Days cut by $dateTrunc in Asia/Kolkata, so that a bus at 00:20 counts for its own day',
            'Bus and driver brought to each booking by $lookup, its cost read with explain',
          ],
          terms: ['aggregation pipeline', 'GROUP BY', 'left outer join'],
          homework: {
            task: 'Compute a seven-day average of delays by $setWindowFields; check two days by hand.',
            hours: 1.5,
          },
        },
        {
          topic: 'Transactions and change streams',
          subtopics: [
            'A replica set of one on the laptop: rs.initiate, the oplog, write concern majority',
            'Booking and fare ledger in one withTransaction, whose callback may run twice',
            'A collection watched to feed the live board, resumed by its token after a restart',
          ],
          terms: ['ACID', 'replication', 'commit and rollback'],
          homework: {
            task: 'Throw between booking and ledger entry: show that both are absent; then repeat without.',
            hours: 1,
          },
        },
      ],
      test: {
        task: 'On a new set of 200,000 parcels: design the documents, write eight queries and two pipelines, and bring two slow screens under 50 ms.',
        passCriterion: 'Seven of the ten results equal the answer sheet, explain shows an index for both.',
        minutes: 90,
      },
    },
    {
      category: 'Deployment',
      sessions: [
        {
          topic: 'A Linux server of your own',
          subtopics: [
            'Ubuntu LTS on a small rented server, reached by SSH key and an entry in ssh config',
            'Users, groups and modes: who can read a file of mode 640, and how to prove it',
            'Updates by unattended-upgrades, ufw, and password sign-in switched off',
            'The API as a systemd unit: killed and seen to return, followed by journalctl -u',
          ],
          terms: ['Linux administration', 'VPS', 'firewall', 'shell'],
          homework: {
            task: 'Find by ss, free and df who holds port 3000, memory and disk; explain each number.',
            hours: 1,
          },
        },
        {
          topic: 'nginx in front of Node',
          subtopics: [
            'Server and location blocks, proxy_pass, X-Forwarded-For and trust proxy in Express',
            'React build by try_files: a year of cache for hashed files, none for index.html',
            'Live board through the proxy: Upgrade headers and proxy_read_timeout',
            'Compression, client_max_body_size and limit_req, each shown to work with curl',
          ],
          terms: ['reverse proxy', 'Cache-Control', 'web server'],
          homework: {
            task: 'Balance two API processes by upstream; stop one: fifty curl calls all succeed.',
            hours: 1,
          },
        },
        {
          topic: 'A domain, DNS and TLS',
          subtopics: [
            'Records A, AAAA and CNAME and their TTL, followed from registrar to server with dig',
            'Names, dates and chain of a certificate, read with openssl s_client',
            'A certificate by certbot for nginx on the host, its renewal rehearsed with --dry-run',
            'Redirect to https, HSTS, HTTP/2, and the Secure cookie that plain HTTP refused',
          ],
          terms: ['SSL certificate', 'Let’s Encrypt', 'name server'],
          homework: {
            task: 'Read SPF, DKIM and DMARC in the headers of three mails; write your domain’s records.',
            hours: 1,
          },
        },
        {
          topic: 'Docker images for API and board',
          subtopics: [
            'Image, layer and container: docker run, exec, logs and stop on the API',
            'A multi-stage Dockerfile ordered for the cache, its size measured at each step',
            'An image with .dockerignore, user node and no secret in docker history',
            'Signals to process 1, and a HEALTHCHECK on a /health route that asks the database',
          ],
          terms: ['containerisation', 'base image', 'virtual machine'],
          homework: {
            task: 'Bring the API image under 250 MB; list the three steps that saved most, in MB.',
            hours: 1,
          },
        },
        {
          topic: 'Compose: the whole system on one machine',
          subtopics: [
            'API, worker, Redis and MongoDB: networks, named volumes, depends_on with health',
            'MongoDB with accounts, a key file and a replica set started by a one-off service',
            'Ports bound to 127.0.0.1, since what Docker publishes passes ufw; nginx stays on the host',
            'A classmate clones the repository and has the board running within ten minutes',
          ],
          terms: ['Docker Compose', 'container network'],
          homework: {
            task: 'Show from a second machine that 27017 and 6379 do not answer, even with ufw off.',
            hours: 1,
          },
        },
        {
          topic: 'Continuous integration up to the image',
          subtopics: [
            'Browser tests against the Compose system, Playwright traces kept as artifacts',
            'One image per commit, pushed to the GitHub registry and named by commit, never only latest',
            'Least permissions for GITHUB_TOKEN, and actions pinned by commit',
            'A protected branch with required checks: on GitHub Free for public repositories alone',
          ],
          terms: ['CI/CD', 'DevOps', 'build pipeline', 'GHCR'],
          homework: {
            task: 'Push a fake key: gitleaks stops the run; write why a real one is replaced first.',
            hours: 1,
          },
        },
        {
          topic: 'Staging, secrets and releases',
          subtopics: [
            'Two environments with their own secrets; approval before production, free if public',
            'Release over SSH: pull, start, wait for health, go back to the previous image on failure',
            'Changed documents in three steps that old and new code survive: expand, fill, contract',
          ],
          terms: ['continuous delivery', 'rollback', 'schema migration', 'secret management'],
          homework: {
            task: 'Release a version whose health check fails; the log shows the old image back in a minute.',
            hours: 1.5,
          },
        },
        {
          topic: 'Server rendering with Next.js on a managed platform',
          subtopics: [
            'HTML from the server against an empty div: what a search engine and a slow phone get',
            'App Router: a timetable page as a server component, its filter as a client component',
            'Fresh or stored: use cache with cacheLife, and a slow part streamed by Suspense',
            'Deployed from GitHub with a preview per pull request; what such a platform takes over',
          ],
          terms: ['SSR', 'SEO', 'hydration', 'React Server Components', 'serverless', 'Vercel'],
          homework: {
            task: 'Start the API’s image on Render with Atlas; time the first answer after an idle hour.',
            hours: 1.5,
          },
        },
        {
          topic: 'Metrics, load and alarms',
          subtopics: [
            'Rate, errors and p95 duration by @prometheus-io/client, Prometheus and a Grafana panel',
            'Load by k6: visitors raised until p95 passes 500 ms, and the bottleneck named',
            'Uptime Kuma from outside with a message to Telegram, and a false alarm tuned away',
          ],
          terms: ['monitoring', 'observability', 'load testing', 'latency percentile'],
          homework: {
            task: 'Follow one request by its id through nginx and API logs; show a rotated log file.',
            hours: 1,
          },
        },
        {
          topic: 'Backups and restoring against the clock',
          subtopics: [
            'Nightly mongodump by a systemd timer, encrypted with age, copied to object storage',
            'Uploaded photos in the backup too, and old copies thinned to days, weeks and months',
            'Restore on an empty machine, timed: data lost and hours down, as two figures',
          ],
          terms: ['disaster recovery', 'RPO and RTO'],
          homework: {
            task: 'Price server, Atlas and platform in rupees with GST for 100 and 10,000 users.',
            hours: 1,
          },
        },
      ],
      test: {
        task: 'On an empty server: the given repository behind TLS, a release by workflow, an alarm and a backup. Then the server is wiped and has to be restored.',
        passCriterion:
          'The address answers over TLS, all bookings are back within 45 minutes, only 22, 80 and 443 are open.',
        minutes: 180,
      },
    },
    {
      category: 'Projects',
      sessions: [
        {
          topic: 'Pineapple orders: from a ledger to a schema',
          subtopics: [
            'A growers’ society near Kumarghat: ten written cases on harvest weeks, boxes, refunds',
            'Decisions with reasons: paise, days in IST, and which numbers share one document',
            'A repository for a team of three: workspaces, CI and an empty release on staging',
          ],
          terms: ['requirements', 'e-commerce', 'user story', 'MVP'],
          homework: {
            task: 'Hand in sample documents and OpenAPI for six calls, with another team’s comments.',
            hours: 3,
          },
        },
        {
          topic: 'Catalogue, cart and stock that stays above zero',
          subtopics: [
            'Built: a catalogue with its filter in the address, and a cart that survives a reload',
            'Boxes of a week held by one conditional update; a job lets the hold lapse in 15 minutes',
            'Shown: 300 orders at once for 120 boxes, none sold twice, no hold left behind',
          ],
          terms: ['shopping cart', 'inventory', 'reservation'],
          homework: {
            task: 'Finish the order form: faults at their fields, all by keyboard, axe finds nothing.',
            hours: 3,
          },
        },
        {
          topic: 'Checkout, webhook and refund in test mode',
          subtopics: [
            'Razorpay in test mode: order made by the server, amount never taken from the browser',
            'UPI by QR or intent, since typing a UPI ID (Collect) ended for most shops in 2026',
            'Webhook on the raw body, signature verified, stored by event id: a repeat changes nothing',
            'Paid, but the browser was closed: a nightly comparison with the payment provider',
          ],
          terms: ['payment gateway', 'HMAC', 'reconciliation'],
          homework: {
            task: 'Post a stored webhook three times, once altered: one order is paid, one answer is 400.',
            hours: 2,
          },
        },
        {
          topic: 'Ledger, bills and the packing list',
          subtopics: [
            'Every movement of money as two entries; 1,000 random payments and refunds balance',
            'Bills as PDF printed by Playwright, numbered without gaps under two runs at once',
            'Packing list of a week by aggregation, as an Excel file by write-excel-file',
          ],
          terms: ['double-entry bookkeeping', 'PDF generation', 'report export', 'property-based testing'],
          homework: {
            task: 'Compare 120 bills with a spreadsheet: totals agree to the paisa in every week.',
            hours: 2,
          },
        },
        {
          topic: 'Generated code on trial, and the handover',
          subtopics: [
            'An assistant’s pull request, faults planted: rights, await, invented package, slow query',
            'What is never pasted into an assistant: keys and customers; whose licence its code has',
            'Handed in: production release, one alarm set off on purpose, a guide for the clerk',
          ],
          terms: ['AI coding assistant', 'GitHub Copilot', 'acceptance test', 'hallucination'],
          homework: {
            task: 'Let an assistant write one filter; keep what your tests defend, explain ten lines.',
            hours: 2,
          },
        },
        {
          topic: 'League football: rules, events and a public page',
          subtopics: [
            'Rules of a district league as cases: walkover, abandoned match, points deducted',
            'A match as a log of events that is never edited; score and cards by one reducer',
            'Built: fixtures in Next.js from the team’s own API, readable without JavaScript',
          ],
          terms: ['event sourcing', 'domain model'],
          homework: {
            task: 'Write twenty event logs and scores as tests; teams swapped, all but the draws fail.',
            hours: 3,
          },
        },
        {
          topic: 'Scoring from the touchline',
          subtopics: [
            'A scorer’s screen for one thumb: goal, card, undo within a minute, contrast for sunlight',
            'No network at the ground: events in localStorage under ids of their own, sent in order',
            'Each id taken once by the server; device time, server time and their difference kept',
            'Shown: twelve events offline, the tab closed; with the network back the log is complete',
          ],
          terms: ['offline-first', 'UUID', 'outbox', 'at-least-once delivery'],
          homework: {
            task: 'Lose an answer after saving; a browser test shows that no second goal is counted.',
            hours: 2,
          },
        },
        {
          topic: 'Standings, cards and suspensions',
          subtopics: [
            'Points, goal difference and head to head: the table by one aggregation, ties included',
            'A stored table renewed after each final whistle, compared at night with a full count',
            'Rights of scorer, referee and secretary; every change with its author in an audit log',
          ],
          terms: ['materialised view', 'audit trail', 'leaderboard'],
          homework: {
            task: 'Replay a season of 90 matches from a CSV file; the final table equals the printed one.',
            hours: 2,
          },
        },
        {
          topic: 'Match day: a thousand phones on one score',
          subtopics: [
            'Live page fed by a change stream, through Redis, from two API processes',
            'One goal for 1,000 listeners of k6: time to the last phone, before and after a change',
            'Cache and ETag for those who only reload, the stale score bounded in seconds',
            'A process killed at half-time: phones come back and miss nothing',
          ],
          terms: ['scalability', 'failover', 'fan-out'],
          homework: {
            task: 'Write two pages: figures, one graph, the bottleneck, the price of the next 1,000.',
            hours: 2,
          },
        },
        {
          topic: 'A secretary who has never seen it',
          subtopics: [
            'A newcomer enters a round of fixtures by screen share; nobody helps, pauses are noted',
            'Bengali and English from the typed dictionary: labels that grow, names well sorted',
            'An old phone by 4x slower CPU and slow network; a size budget that CI enforces',
            'Handed in: ten findings, five mended, and release notes for the clubs',
          ],
          terms: ['usability testing', 'internationalisation', 'i18n', 'performance budget'],
          homework: {
            task: 'Find somebody who keeps a list on paper and interview them for half an hour: hand in notes.',
            hours: 2,
          },
        },
        {
          topic: 'A client of your own: paper, purpose and law',
          subtopics: [
            'Notes of the interview turned into ten cases: what is written, how often, which errors',
            'Scope on one page: five screens, one hard part, what is left out; agreed by both sides',
            'DPDP Act 2023 and Rules of 2025: notice, consent, erasure; most duties from May 2027',
            'Data flow drawn, threats found by the six letters of STRIDE, ten of them ranked',
          ],
          terms: ['requirement analysis', 'threat modelling', 'data protection', 'privacy'],
          homework: {
            task: 'Hand in the scope, the drawing and three sample documents with invented people.',
            hours: 3,
          },
        },
        {
          topic: 'The first path, from browser to backup',
          subtopics: [
            'Built: one screen, one call, one collection, on staging with TLS, a metric and a backup',
            'Sign-in by Google or passkey, the table of rights tested from the first day',
            'Work cut into slices of two days, each with a check that somebody else can run',
          ],
          terms: ['agile', 'Scrum', 'walking skeleton', 'definition of done'],
          homework: {
            task: 'Close three slices: each pull request is under 200 lines, reviewed, and brings its test.',
            hours: 4,
          },
        },
        {
          topic: 'The hard part before the pretty one',
          subtopics: [
            'Built: the riskiest rule of each team, as ten cases and a plain function, then as a call',
            'A race, a repeat and a restart played against it by Promise.all and kill',
            'The slowest screen under 300 ms on a hundred times the data, by explain',
          ],
          terms: ['edge case', 'refactoring', 'stress test'],
          homework: {
            task: 'Show the client the hard part; hand in their words and the two cases you had missed.',
            hours: 4,
          },
        },
        {
          topic: 'Attack and access, team against team',
          subtopics: [
            'An hour of permitted attack on another team’s staging: ids, rights, uploads, limits',
            'Three paths by keyboard, by axe and by TalkBack: what the automatic check missed',
            'Handed in: findings by severity, each with steps to repeat and a proposed repair',
          ],
          terms: ['penetration testing', 'vulnerability report', 'responsible disclosure'],
          homework: {
            task: 'Mend every severe finding; its test was red before, and the team that found it agrees.',
            hours: 4,
          },
        },
        {
          topic: 'Final demonstration and questions on your code',
          subtopics: [
            'Ten minutes on the public address, with the client in the room or on the line',
            'A restore before witnesses: from a fresh server to the data of this morning',
            'Questions on your own code: one file, one failing test, one decision of design',
          ],
          terms: ['portfolio', 'technical interview', 'runbook'],
          homework: {
            task: 'Write a README and a page on each of the three projects; a stranger starts one from it.',
            hours: 3,
          },
        },
      ],
      test: {
        task: 'After session 75, one by one: change a rule in your own project while watched, with its test, and explain the path of one request to the database.',
        passCriterion: 'The new test is red before and green after, and the path is named without a gap.',
        minutes: 45,
      },
    },
  ],
  requirements: [
    {
      item: 'A laptop with 8 GB of memory and 40 GB of free disk',
      cost: 'About ₹25,000 used or ₹35,000 new, if you do not own one.',
      freeOption: 'The machines of the centre, in class.',
    },
    {
      item: 'A GitHub account',
      cost: 'None. A private repository with protected branches costs 4 dollars a month.',
      freeOption: 'Public repositories: branch protection and Actions are free there.',
    },
    {
      item: 'MongoDB Atlas and an object store',
      cost: 'None: 512 MB at Atlas without a card, the first 10 GB at Backblaze B2.',
      freeOption: 'mongod and SeaweedFS on your laptop do the same.',
    },
    {
      item: 'A small Linux server and a domain, from session 51 on',
      cost: 'About ₹400 to ₹700 a month for three months, and ₹500 to ₹1,200 a year; one for each team is enough.',
      freeOption:
        'A virtual machine by Multipass on the laptop, a name under duckdns.org, and its certificate by DNS-01.',
    },
    {
      item: 'Accounts for sign-in and payment: Google Cloud, Razorpay',
      cost: 'None: test users at Google, test mode at Razorpay. No money moves.',
      freeOption: 'Keycloak on the laptop plays Google; stored webhooks of the class play Razorpay.',
    },
    {
      item: 'Platforms: Vercel and Render',
      cost: 'None on their free plans; Render sleeps after 15 idle minutes.',
      freeOption: 'next start runs on your own server as well.',
    },
  ],
  assessment: {
    rubric: [
      { criterion: 'Homework, each handed in as a pull request with its check', percent: 20 },
      { criterion: 'Tests at the end of the first four parts', percent: 30 },
      { criterion: 'Two team projects: your own commits, reviews and answers', percent: 25 },
      { criterion: 'The project for a client, demonstrated and restored', percent: 15 },
      { criterion: 'Final test: a rule changed in your own code while watched', percent: 10 },
    ],
    passPercent: 60,
    attendancePercent: 75,
    certificate:
      'A certificate of completion by {company.name}, with your percentage and the addresses of your three projects. It is our own, and no degree.',
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
        text: 'Twenty minutes in pairs: explain your board, then mend a stale closure while talking.',
      },
      {
        after: 29,
        kind: 'Timed test',
        text: 'One hour: three endpoints from a specification; tests given.',
      },
      {
        after: 36,
        kind: 'Mock interview',
        text: 'Twenty minutes on security: session or JWT, CSRF, XSS, one hole in a printed route.',
      },
      {
        after: 49,
        kind: 'Timed test',
        text: 'Forty-five minutes: five queries, one pipeline, and one explain output to read and improve.',
      },
      {
        after: 58,
        kind: 'Mock interview',
        text: 'Half an hour of system design: tickets for a festival train, 10,000 people at nine.',
      },
      {
        after: 70,
        kind: 'Mock interview',
        text: 'Forty-five minutes: your project, a small task in an editor, your questions; written feedback.',
      },
    ],
    topics: [
      { topic: 'Event loop, promises, async and await', sessions: [12, 26] },
      { topic: 'Closures, this and prototypes', sessions: [8, 10] },
      { topic: 'CSS: box model, flexbox, grid, responsive design', sessions: [4, 5, 6] },
      { topic: 'React: rendering, state, hooks', sessions: [17, 18, 19] },
      { topic: 'Redux, context and server state', sessions: [20, 22] },
      { topic: 'TypeScript: unions, narrowing, generics', sessions: [15, 16] },
      { topic: 'REST, status codes, idempotency', sessions: [28, 46, 63] },
      { topic: 'Express: middleware and errors', sessions: [27, 29, 30] },
      { topic: 'Authentication: sessions, JWT, OAuth, passkeys', sessions: [32, 33, 34] },
      { topic: 'Web security: XSS, CSRF, CORS, injection', sessions: [11, 31, 35, 44] },
      { topic: 'MongoDB: schema design and indexes', sessions: [43, 47] },
      { topic: 'Aggregation, transactions, concurrency', sessions: [46, 49, 50] },
      { topic: 'Caching and scaling', sessions: [48, 52, 69] },
      { topic: 'Testing and code review', sessions: [14, 24, 37, 40, 65] },
      { topic: 'Docker, CI/CD and releases', sessions: [54, 55, 56, 57] },
      { topic: 'Server rendering and web performance', sessions: [25, 58] },
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
  reviewed: '2026-11-22',
  versions: [
    {
      name: 'Node.js',
      version: '26 LTS',
      note: 'Long-term support since October 28, 2026.',
    },
    {
      name: 'npm',
      version: '12',
      note: 'Blocks install scripts; session 13 raises an older one.',
    },
    { name: 'TypeScript', version: '7.0' },
    { name: 'React', version: '19.3' },
    { name: 'Vite', version: '8.3' },
    { name: 'Tailwind CSS', version: '4.3' },
    { name: 'Redux Toolkit', version: '2.14' },
    { name: 'React Router', version: '8.5' },
    { name: 'TanStack Query', version: '5.108' },
    { name: 'Mock Service Worker', version: '3.0' },
    { name: 'Vitest', version: '5.1' },
    { name: 'Playwright', version: '1.65' },
    { name: 'Zod', version: '4.6' },
    { name: 'Express', version: '5.3' },
    { name: 'Mongoose', version: '9.12' },
    { name: 'MongoDB', version: '8.0', note: 'What free clusters of Atlas run; the same on the laptop.' },
    { name: 'Redis', version: '8' },
    { name: 'Next.js', version: '16.4' },
    { name: 'Ubuntu', version: '26.04 LTS' },
  ],
} satisfies CourseSource;
