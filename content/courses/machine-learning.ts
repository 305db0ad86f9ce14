import { sample } from '../loading/sample.ts';
import type { CourseSource } from '../schema/academy/course.ts';

export default {
  order: 60,
  name: 'ML/AI/DS - Machine Learning, AI & Data Science',
  shortName: 'ML, AI & DS',
  curriculumName: 'Data Science and ML/AI',
  curriculumTitle: 'Machine Learning & AI Curriculum',
  level: 'Intermediate to Advanced',
  months: { from: 6, to: 8 },
  icon: 'brain',
  hue: 'plum',
  topics: ['Data Analytics', 'ML Algorithms', 'Deep Learning', 'Neural Networks', 'Data Visualization', 'Projects'],
  summary:
    'Clean and question data in Python and SQL, train models and test them honestly, write neural networks in PyTorch, and put a price forecast or a leaf disease checker where other people can use it.',
  prerequisites:
    'You can use loops, functions and arrays in some language (our C/C++ course or the free Think Python teaches that), and know Class 12 algebra. Bring a laptop with 8 GB, or use ours.',
  outcomes: [
    'Turn a messy public data set into a tested table, a dashboard and a report that one command rebuilds',
    'Train and compare models on splits that do not leak, and say what their mistakes cost',
    'Write and debug neural networks, from one neuron in NumPy to a small language model in PyTorch',
    'Run a forecast, an image classifier or a document search as a service that is watched after release',
  ],
  metadata: {
    title: 'Machine Learning & AI Curriculum | {company.name}',
    description:
      'Data analysis, scikit-learn, PyTorch, language models, vision and deployment: the full list of classes, with projects on public Indian data.',
  },
  intro:
    'The course begins with tables and ends in four projects on public Indian data. The mathematics comes where it is needed: probability, vectors, slopes. You write the central methods once yourself (a regression, a tree, a neuron, an attention layer), then use scikit-learn and PyTorch. Each session takes two hours, at a centre or online, with homework. What you hand in must run on someone else’s laptop.',
  about: [
    {
      title: 'Data before models',
      text: 'Most wrong answers come from the table, not from the algorithm. You clean registers that people filled in by hand, query databases in SQL, and chart districts, wages and the air of Agartala.',
    },
    {
      title: 'Scores you can defend',
      text: 'You compare every model with a simple baseline. You never test a model on a patient it has learnt from, and you count in rupees what a wrong decision costs.',
    },
    {
      title: 'One neuron, then many',
      text: 'You write a neuron and its gradients in NumPy, then use PyTorch. Images, sequences and attention follow, up to a small language model that writes Bengali.',
    },
    {
      title: 'Models that people use',
      text: 'Your four projects are about district health, mandi prices, paddy leaves and scholarship rules. With each, you state where it fails and whose data it holds.',
    },
  ],
  video: {
    description: 'What you build on the way, from a cleaned register to answers from scholarship rules',
    tour: {
      sessions: [7, 34, 43, 53, 66],
      exercise: {
        session: 25,
        question: 'The score on the test rows comes out a little too good. Which line is to blame?',
        code: [
          'scaler = StandardScaler().fit(X)',
          'X_train, X_test = train_test_split(',
          '    scaler.transform(X), random_state=7)',
        ],
        answer:
          'The first. The scaler has seen the mean and the spread of the test rows. Split first, then fit on the training rows alone.',
      },
    },
  },
  parts: [
    {
      category: 'Data Analytics',
      sessions: [
        {
          topic: 'A workbench for data: Python, Jupyter and Git',
          subtopics: [
            'A uv project: pinned Python, virtual environment, lock file',
            'JupyterLab: cells run out of order; jupyter execute runs them all',
            'Folders for raw data (read-only), cleaned tables and figures',
            'clone, add, commit, diff, push, .gitignore',
          ],
          terms: ['version control'],
          homework: {
            task: 'Clone your repository into a new folder; run uv sync and jupyter execute there. No error appears, and git status names no file.',
            hours: 1,
          },
          reading: 'docs.astral.sh/uv: Working on projects',
          material: sample(
            ['The public data sets and models of all sessions on a disk, with their licences'],
            'the disk',
          ),
        },
        {
          topic: 'Python for programmers',
          subtopics: [
            'Lists, tuples, sets and dictionaries',
            'Slices, sorted with a key, enumerate, zip and comprehensions',
            'Functions with type hints; a default list that remembers the last call',
            'Two names for one list: the bug, then a copy',
          ],
          homework: {
            task: 'Map 0 to 999 to their digit sums by a comprehension and count each sum in a dict. 13 and 14 come most often, 75 times each.',
            hours: 1,
          },
          reading: 'Python tutorial (docs.python.org), chapter 5: Data Structures',
        },
        {
          topic: 'Files, web data, errors and tests',
          subtopics: [
            'Files in a with block: csv.DictReader, json; UTF-8 for names in Bengali script',
            'JSON over HTTP by requests: status codes and time-outs',
            'try and except: a bad line reported with its number',
            'pytest: a function that reads 1,25,000; pytest.raises for bad input',
          ],
          terms: ['exception handling', 'unit testing'],
          homework: {
            task: 'Write read_age: “34” and “34 yrs” give 34, an empty cell and “340” raise ValueError. Four pytest cases pass.',
            hours: 1,
          },
          reading: 'Python tutorial, chapter 8: Errors and Exceptions',
        },
        {
          topic: 'Classes and decorators',
          subtopics: [
            'A Station class: __init__, self, attributes, a method',
            '__len__ and __getitem__: a for loop over your own object',
            'A subclass that calls super().__init__',
            'A decorator that times a function',
          ],
          terms: ['object-oriented programming (OOP)'],
          homework: {
            task: 'Write a class Readings over a CSV file of 12 rows. len() gives 12, a for loop visits 12 rows, and readings[12] raises IndexError.',
            hours: 1.5,
          },
          reading: 'Python tutorial, chapter 9: Classes',
        },
        {
          topic: 'NumPy arrays instead of loops',
          subtopics: [
            'ndarray, dtype and shape; a slice is a view and changes its original',
            'Broadcasting a row of subject weights over a table of marks',
            'axis, boolean masks and np.where on monthly rainfall',
            'default_rng draws summed in a loop and as an array, timed',
          ],
          terms: ['vectorisation'],
          homework: {
            task: 'Make the multiplication table of 1 to 100 by broadcasting. 1,584 of its 10,000 products are above 5,000.',
            hours: 1,
          },
          reading: 'numpy.org: NumPy, the absolute basics for beginners',
        },
        {
          topic: 'Tables in pandas',
          subtopics: [
            'read_csv with dtype, na_values and parse_dates',
            'info, describe and value_counts on the schools of UDISE+',
            'Series, DataFrame, loc and iloc; Copy-on-Write and chained assignment',
            'Filters, assign and sort_values in one chain',
          ],
          terms: ['data wrangling'],
          homework: {
            task: 'Find the ten schools with most pupils per teacher among those that have a teacher. Three of them agree with the raw file.',
            hours: 1,
          },
          reading: 'pandas.pydata.org: 10 minutes to pandas',
          material: sample(['UDISE+ table of the schools of Tripura, saved as CSV on one day'], 'the school table'),
        },
        {
          topic: 'Cleaning a register filled in by hand',
          subtopics: [
            'Missing values: count, cause, then filled, flagged or dropped',
            'Dates as dd/mm/yyyy, ages in words, rupees with commas',
            'Spellings by rapidfuzz; a person entered twice',
            'Pandera checks stop the notebook when a column breaks a rule',
          ],
          terms: ['data cleaning', 'deduplication'],
          homework: {
            task: 'Clean the register of the second year with your code. All Pandera checks pass; when you change one age to 210, they fail.',
            hours: 2,
          },
          reading: 'Python for Data Analysis (wesmckinney.com/book), chapter 7',
          material: [
            'registers.py: writes messy registers of two years, 500 invented rows each, and the list of all errors',
          ],
        },
        {
          topic: 'Grouping, joining and reshaping',
          subtopics: [
            'groupby with named aggregation: count, median and share per block',
            'merge with validate and indicator; a join that doubles rows',
            'melt and pivot_table; a pivot table in LibreOffice Calc or Excel',
          ],
          terms: ['tidy data'],
          homework: {
            task: 'Draw 1,000 loans by default_rng(8).integers(1, 321, 1000) and merge them with members 1 to 300: 56 loans have no member.',
            hours: 1,
          },
          reading: 'wesmckinney.com/book, chapters 8 and 10',
        },
        {
          topic: 'Charts and maps that do not mislead',
          subtopics: [
            'matplotlib: bar, line, scatter and small multiples',
            'A published chart redrawn by each student: cut axis, double axis or rainbow scale',
            'histplot, ecdfplot and boxplot in seaborn, and what each hides',
            'A GeoPandas map of the eight districts: projection, class limits, legend',
          ],
          terms: ['data visualisation', 'choropleth'],
          homework: {
            task: 'Redraw a newspaper chart with direct labels, unit and source. A friend reads three values from it; each is within 5% of the table.',
            hours: 1,
          },
          reading: 'Fundamentals of Data Visualization (clauswilke.com/dataviz), chapter 17',
          material: sample(
            ['District boundaries by the Survey of India as GeoJSON', 'Three charts that mislead, with their tables'],
            'the map file and the charts',
          ),
        },
        {
          topic: 'Dashboards in Streamlit and Power BI',
          subtopics: [
            'Hourly PM2.5 of Agartala (CPCB), already clean: the 24-hour mean by rolling()',
            'Streamlit: widgets, reruns, st.cache_data, its free cloud',
            'A page of the teacher in Power BI Desktop gets a slicer and a measure',
          ],
          terms: ['business intelligence (BI)', 'DAX'],
          homework: {
            task: 'Show the 24-hour mean of PM2.5 as its sub-index in India’s AQI, interpolated in CPCB’s table: 30 gives 50, 45 gives 75, 60 gives 100.',
            hours: 1.5,
          },
          reading: 'docs.streamlit.io: Basic concepts of Streamlit',
          material: sample(
            [
              'One year of hourly PM2.5 at Agartala (CPCB) as CSV, times and gaps already cleaned',
              'A page in Power BI Desktop on the same file',
            ],
            'the air data',
          ),
        },
        {
          topic: 'Asking a database in SQL',
          subtopics: [
            'Tables, primary and foreign keys: routes, buses and trips, read from their schema',
            'SELECT, WHERE, ORDER BY and LIMIT on a month of bus trips in SQLite',
            'Inner and left joins, GROUP BY, HAVING; COUNT of a column skips NULL',
            'SQL from Python: values as parameters, never pasted in',
          ],
          terms: ['SQL injection'],
          homework: {
            task: 'Answer five questions of your own about the trips, each in SQL and in pandas. The two answers agree.',
            hours: 1.5,
          },
          reading: 'postgresql.org/docs, chapter 2: The SQL Language',
          material: ['trips.py: writes trips.db, a month of invented bus trips and their tickets, for SQLite'],
        },
        {
          topic: 'Subqueries, windows and ten million rows',
          subtopics: [
            'Subqueries in WHERE and with EXISTS; WITH',
            'ROW_NUMBER, LAG and running totals over tickets per route',
            'EXPLAIN QUERY PLAN in SQLite before and after an index',
            'DuckDB: ten million tickets, written to Parquet and grouped',
          ],
          terms: ['CTE', 'window functions'],
          homework: {
            task: 'Find the three days with most tickets of each route, ties by date: by ROW_NUMBER, then in pandas. Both tables are equal.',
            hours: 1.5,
          },
          reading: 'postgresql.org/docs, section 3.5: Window Functions',
        },
        {
          topic: 'Descriptive statistics in a Quarto report',
          subtopics: [
            'Mean, median and quartiles of wages in the Labour Force Survey',
            'A weighted median, as rows stand for different numbers of people',
            'Correlation, Anscombe’s quartet and Simpson’s paradox',
            'A given Quarto template with its own Python and a parameter',
          ],
          terms: ['EDA'],
          homework: {
            task: 'Render the report for two more states by its parameter. Delete both files and render again: every figure is the same.',
            hours: 1.5,
          },
          reading: 'OpenIntro Statistics (openintro.org/book/os), chapter 2',
          material: sample(
            [
              'Wages and weights from the PLFS person file, ten columns, as Parquet',
              'A Quarto template with a parameter and gaps to fill',
            ],
            'the survey file and the template',
          ),
        },
        {
          topic: 'Probability and distributions',
          subtopics: [
            'Bayes’ rule: a positive test for an illness that 1 in 200 have',
            'Expectation and variance by hand; binomial, Poisson and normal in scipy.stats',
            'Standard error and the central limit theorem',
          ],
          homework: {
            task: 'Two of 40 sensors are faulty; you draw three. Show that all three work with 0.854: by formula, and within 0.01 in 20,000 simulations.',
            hours: 1,
          },
          reading: 'OpenIntro Statistics, chapters 3 and 4',
        },
        {
          topic: 'Confidence intervals and A/B tests',
          subtopics: [
            'Bootstrap interval for a median, by hand and by scipy.stats',
            'Two SMS reminders assigned at random: permutation test, then ttest_ind',
            'What a p-value does not say; sample size from the power wanted',
          ],
          terms: ['hypothesis testing', 'type I and type II error'],
          homework: {
            task: 'Simulate 1,000 A/B tests of 400 users without an effect. Between 30 and 70 of the p-values are below 0.05.',
            hours: 1,
          },
          reading: 'OpenIntro Statistics, chapter 5',
          material: sample(
            [
              'Test of part 1 in two versions: a messy register of 3,000 rows, a SQLite table, five questions, answers',
              'Timed test after session 12: six SQL and two pandas questions, answers',
            ],
            'the tests',
          ),
        },
      ],
      test: {
        task: 'You clean a messy register of 3,000 rows, join it to a SQLite table and answer five questions, two of them with an interval.',
        points: 'A register that passes the checks 30, five answers 50, a notebook that runs from top to bottom 20',
        minutes: 120,
      },
    },
    {
      category: 'Machine Learning',
      sessions: [
        {
          topic: 'Supervised learning, test rows and baselines',
          subtopics: [
            'Features, target, test rows: train_test_split with stratify and a seed',
            'DummyClassifier and DummyRegressor: the score that costs nothing',
            'Nearest neighbours in NumPy, then in scikit-learn, on rice grains',
            'Under- and overfitting, k from 100 to 1; StandardScaler on training rows',
          ],
          terms: ['k-NN'],
          homework: {
            task: 'Split load_wine, stratified, random_state=0, and score on the test rows: dummy 0.40, 5-NN 0.67, 5-NN with scaled columns 0.93.',
            hours: 1,
          },
          reading: 'Introduction to Statistical Learning, ISL (statlearning.com), chapter 2',
        },
        {
          topic: 'Linear algebra: vectors and matrices',
          subtopics: [
            'Length, angle and dot product of two rows of marks; cosine similarity',
            'A matrix product, drawn: rotate, stretch, project',
            'Rank and inverse; a system without a single solution',
            'Covariance of two columns by hand for four rows, then as a matrix',
          ],
          terms: ['singular matrix'],
          homework: {
            task: 'Find on paper the matrix that turns by 30 degrees. It moves (1, 0) to (0.866, 0.5), and its twelfth power is the unit matrix.',
            hours: 1,
          },
          reading: 'Mathematics for Machine Learning (mml-book.github.io), chapter 2',
        },
        {
          topic: 'Calculus: slopes, gradients and the chain rule',
          subtopics: [
            'The derivative as a slope: by a small step, then by rules',
            'Partial derivatives in two weights; the gradient on contour lines',
            'Gradient descent on a convex bowl: step size, zigzag, divergence',
            'The chain rule on a computation graph',
          ],
          terms: ['learning rate'],
          homework: {
            task: 'Show that the square of 3w - 6 has slope -18 at w = 1. Descend from there: ten steps at rate 0.05 end at 2.000; at rate 0.12 they diverge.',
            hours: 1,
          },
          reading: 'mml-book.github.io, sections 5.1, 5.2 and 7.1',
        },
        {
          topic: 'Linear regression from the inside',
          subtopics: [
            'Squared error and its gradient worked out on paper',
            'Descent in NumPy over all rows, then mini-batches',
            'np.linalg.lstsq and LinearRegression: the same coefficients',
            'MAE, RMSE and R squared; residual plots that reveal curvature',
          ],
          terms: ['OLS', 'stochastic gradient descent (SGD)'],
          homework: {
            task: 'Fit (1, 2), (2, 4), (3, 5), (4, 8) on paper: slope 1.9, intercept 0, R squared 0.963. Your descent agrees to three decimals.',
            hours: 1.5,
          },
          reading: 'ISL, sections 3.1 and 3.2',
          material: ['scooters.csv: 200 invented offers of used scooters with years, kilometres and price'],
        },
        {
          topic: 'Overfitting and regularisation',
          subtopics: [
            'Polynomials of degree 1 to 12 on the Fish Market data: bias and variance',
            'Ridge shrinks coefficients, Lasso sets some to zero: paths over alpha',
            'alpha chosen by the error on a validation part',
            'Learning curves: would more rows help, or another feature?',
          ],
          terms: ['L1 and L2 penalty', 'hyperparameter'],
          homework: {
            task: 'Count the columns of load_diabetes that Lasso keeps: 7 of 10 at alpha 0.1, 3 at 1, 2 at 2. Find an alpha that keeps 5.',
            hours: 1,
          },
          reading: 'ISL, section 6.2',
        },
        {
          topic: 'Features from numbers, categories and dates',
          subtopics: [
            'OneHotEncoder with rare levels merged',
            'SimpleImputer with a missing indicator; month as sine and cosine',
            'ColumnTransformer in a Pipeline: fit sees training rows alone',
            'Bengaluru house prices: areas such as 1133 - 1384; the log of the price',
          ],
          terms: ['feature engineering', 'one-hot encoding'],
          homework: {
            task: 'Parse all of total_sqft, units such as Sq. Meter too. The numbers and your list of refused rows add up to 13,320.',
            hours: 1.5,
          },
          reading: 'scikit-learn (scikit-learn.org): Column Transformer with Mixed Types',
        },
        {
          topic: 'Logistic regression and probabilities',
          subtopics: [
            'From log-odds to the sigmoid; log loss as the likelihood of what happened',
            'Coefficients read as odds ratios on the Indian Liver Patient Dataset',
            'Softmax for three classes; ConvergenceWarning traced to unscaled columns',
          ],
          terms: ['maximum likelihood (MLE)', 'cross-entropy'],
          homework: {
            task: 'Three sick patients score 0.9, 0.6 and 0.2. Compute the log loss, 0.742, by hand and by log_loss with labels=[0, 1].',
            hours: 1,
          },
          reading: 'ISL, section 4.3',
        },
        {
          topic: 'Classifier metrics: precision, recall, ROC',
          subtopics: [
            'Confusion matrix, precision, recall and F1 by hand',
            'ROC and precision-recall curves of one model, and when they disagree',
            'Macro, micro and weighted averages',
            'Calibration and Brier score',
          ],
          terms: ['sensitivity and specificity'],
          homework: {
            task: 'A test finds 90% of the ill and clears 90% of the healthy. Of 1,000 people 10 are ill: precision is 0.083; with 100 ill it is 0.50.',
            hours: 1,
          },
          reading: 'Google (developers.google.com): ML Crash Course, Classification',
        },
        {
          topic: 'Cross-validation that fits the data',
          subtopics: [
            'Five folds as a loop, the scaler fitted anew in each',
            'KFold, StratifiedKFold, GroupKFold and TimeSeriesSplit: which rows may meet',
            'Parkinsons Telemonitoring: 42 patients mixed, then kept apart',
            'Two models on the same folds: paired differences, corrected variance',
          ],
          terms: ['model selection'],
          homework: {
            task: 'Compare Ridge(0.1) and 10-NN on load_diabetes by MAE, KFold(10, shuffle=True, random_state=0): gain 1.4, corrected interval -1.4 to 4.2.',
            hours: 1.5,
          },
          reading: 'ISL, section 5.1',
        },
        {
          topic: 'Leakage, found and repaired',
          subtopics: [
            'Noise that seems predictable once columns are chosen on all rows',
            'Columns from the future: a discharge date in an admission model',
            'Copies of a record on both sides of the split, found by hashes',
            'A leaky notebook repaired in pairs; its score before and after',
          ],
          terms: ['feature selection'],
          homework: {
            task: 'Find the copies in UCI’s red wine table: 240 of 1,599 rows repeat an earlier one. Score 1-NN with them and without; the gap is the leak.',
            hours: 1,
          },
          reading: 'scikit-learn: Common pitfalls and recommended practices',
          material: sample(
            ['A notebook with one planted leak, and invented hospital admissions of 2,000 patients'],
            'the leaky notebook',
          ),
        },
        {
          topic: 'Decision trees, split by split',
          subtopics: [
            'Gini impurity and entropy of a split, by hand for twelve loans',
            'A recursive tree in fifty lines, compared with DecisionTreeClassifier',
            'max_depth, min_samples_leaf and pruning with ccp_alpha',
            'Ten rows removed give another tree',
          ],
          terms: ['information gain'],
          homework: {
            task: 'Six of ten loans are repaid; a split gives 4 of 4 and 2 of 6. Show that Gini falls from 0.48 to 0.267 and entropy from 0.971 to 0.551.',
            hours: 1,
          },
          reading: 'ISL, section 8.1',
        },
        {
          topic: 'Bagging and random forests',
          subtopics: [
            'Bagging by hand with twenty bootstrap samples; out-of-bag score',
            'max_features and the correlation of trees',
            'Why a forest cannot predict a price above those it has seen',
          ],
          terms: ['ensemble learning'],
          homework: {
            task: 'Work out why a bootstrap sample of 200 rows leaves out 36.7% on average. Twenty samples give a mean between 35 and 38.5%.',
            hours: 1,
          },
          reading: 'ISL, sections 8.2.1 and 8.2.2',
        },
        {
          topic: 'Gradient boosting from stumps to LightGBM',
          subtopics: [
            'Stumps fitted to residuals in NumPy, plotted round by round',
            'Learning rate and number of trees; early stopping',
            'HistGradientBoosting, XGBoost, LightGBM on the same folds',
            'Quantile loss for the lower and upper end of a house price',
          ],
          terms: ['pinball loss'],
          homework: {
            task: 'Boost x = 1 to 8, y = 1 1 2 2 5 5 6 6 by stumps at rate 0.5. The squared error is 34 before, 10 after one round, 4 after two.',
            hours: 1,
          },
          reading: 'xgboost.readthedocs.io: Introduction to Boosted Trees',
        },
        {
          topic: 'Hyperparameter tuning and nested validation',
          subtopics: [
            'RandomizedSearchCV against a grid of equal cost',
            'Nested cross-validation: how much the best of 200 settings flatters',
            'MLflow runs: parameters, scores and their commit',
          ],
          terms: ['experiment tracking'],
          homework: {
            task: 'Tune a tree over 30 settings on 300 rows of noise, for ten seeds. The mean best score is above 0.52, the nested one between 0.45 and 0.53.',
            hours: 1.5,
          },
          reading: 'scikit-learn: Nested versus non-nested cross-validation',
        },
        {
          topic: 'Text classifiers: naive Bayes and SVM',
          subtopics: [
            'Laplace smoothing by hand, then MultinomialNB on the SMS Spam Collection',
            'CountVectorizer and TfidfVectorizer; the ten most telling words',
            'Widest margin, support vectors, hinge loss; LinearSVC on the messages',
          ],
          terms: ['bag of words', 'TF-IDF'],
          homework: {
            task: '“free prize free” and “win prize” are spam, “free today” and “meet today” not. By hand and by MultinomialNB, “free prize” is spam with 0.785.',
            hours: 1,
          },
          reading: 'Introduction to Information Retrieval (nlp.stanford.edu/IR-book), chapter 13',
        },
        {
          topic: 'Imbalanced data and the cost of errors',
          subtopics: [
            'Average precision on the ULB card payments: 0.17% are fraud',
            'class_weight, undersampling and SMOTE in the folds by imbalanced-learn',
            'Costs in rupees, and the best threshold by TunedThresholdClassifierCV',
          ],
          terms: ['cost-sensitive learning'],
          homework: {
            task: 'Draw 100,000 fraud probabilities with rng.beta(1, 99), then each outcome. A missed fraud costs 4,000, a check 150: limit 0.0375 beats 0.02 and 0.1.',
            hours: 1,
          },
          reading: 'scikit-learn: Tuning the decision threshold for class prediction',
        },
        {
          topic: 'Explaining what a model uses',
          subtopics: [
            'Permutation importance; two correlated columns',
            'Partial dependence and ICE curves of floor area',
            'SHAP values of one house in a waterfall plot',
            'Importance is not cause: a confounder, and the model card',
          ],
          terms: ['explainable AI (XAI)'],
          homework: {
            task: 'Write a one-page model card of the house model with its MAE for each fifth of floor area. The five, weighted by rows, give the MAE of all houses.',
            hours: 1.5,
          },
          reading: 'Interpretable Machine Learning (christophm.github.io): SHAP',
        },
        {
          topic: 'Principal components (PCA) and t-SNE',
          subtopics: [
            'Eigenvectors, which a matrix only stretches: by hand, then np.linalg.eigh',
            'Components as eigenvectors of the covariance matrix, then by PCA',
            'Digits rebuilt from 5, 20 and 40 components; why scaling comes first',
            'A t-SNE map, and which distances in it mean nothing',
          ],
          terms: ['dimensionality reduction', 'unsupervised learning'],
          homework: {
            task: 'For the covariance [[2, 1], [1, 2]] find eigenvalues 3 and 1 on paper: 75% and 25%. PCA of 10,000 draws gives 0.73 to 0.77.',
            hours: 1,
          },
          reading: 'ISL, section 12.2',
        },
        {
          topic: 'Clustering: k-means and Gaussian mixtures',
          subtopics: [
            'k-means in NumPy with k-means++ starts; inertia',
            'Silhouette, elbow and agreement between resampled rows',
            'Gaussian mixture by EM: weights, then means, two rounds by calculator',
          ],
          terms: ['GMM'],
          homework: {
            task: 'Run k-means on 1, 2, 3, 10, 11, 12 by hand from centres 1 and 2: it ends at 2 and 11 with inertia 4. GaussianMixture finds the same means.',
            hours: 1,
          },
          reading: 'Python Data Science Handbook (jakevdp.github.io): Gaussian Mixture Models',
        },
        {
          topic: 'Forecasting a time series',
          subtopics: [
            'Naive and seasonal naive forecasts of Tripura’s daily power',
            'Trend, season and the ACF; differencing until the series is stationary',
            'ARIMA with given p, d and q; residuals whose ACF has no pattern',
            'Rolling-origin backtest over a year, Durga Puja included',
          ],
          terms: ['autocorrelation (ACF)'],
          homework: {
            task: 'Backtest the seasonal naive forecast over 52 weeks. The mean of the weekly MAEs is the MAE of all 364 days.',
            hours: 1.5,
          },
          reading: 'Forecasting: Principles and Practice (otexts.com/fpppy), chapter 9',
          material: sample(
            [
              'Tripura’s daily power from the reports of Grid-India, three years, as CSV',
              'Test of part 2 in two versions: a table with groups and a planted leak, and its solution',
              'Timed tests after sessions 18 and 28: twenty short questions; a table with a leak; solutions',
            ],
            'the power data and the tests',
          ),
        },
      ],
      test: {
        task: 'A table with groups and a planted leak: split it, set a baseline, train two models, compare them on paired folds, open the test set once.',
        points:
          'The leak 25, a split without shared groups 15, baseline 10, two models on the same folds 25, final score with its interval 25',
        minutes: 120,
      },
    },
    {
      category: 'Deep Learning',
      sessions: [
        {
          topic: 'A neuron, two layers and backpropagation in NumPy',
          subtopics: [
            'Logistic regression as a neuron; why one neuron cannot learn XOR',
            'Forward pass by hand: two inputs, two hidden units, one output; sigmoid, then ReLU',
            'A given backward pass of forty lines completed, checked against finite differences',
          ],
          terms: ['artificial neural network (ANN)', 'activation function'],
          homework: {
            task: 'Train XOR from ten seeds at rate 1 for 5,000 steps, with 2 sigmoid units, then with 8. With 8 all ten succeed; count those stuck with 2.',
            hours: 1.5,
          },
          reading: 'neuralnetworksanddeeplearning.com, chapter 2',
          material: sample(
            ['The backward pass in NumPy with gaps, and its check by finite differences'],
            'the program',
          ),
        },
        {
          topic: 'PyTorch tensors and autograd',
          subtopics: [
            'Tensors, dtype and device; a shape error, from message to cause',
            'requires_grad, backward and cleared gradients on the XOR network',
            'Targets (n,) against outputs (n, 1): nn.MSELoss warns, your own loss is silent',
            'A matrix product timed on the CPU and on a GPU in Colab',
          ],
          terms: ['automatic differentiation'],
          homework: {
            task: 'Give PyTorch the weights of your XOR network with two hidden units. All nine gradients agree with yours to six decimals.',
            hours: 1,
          },
          reading: 'PyTorch tutorials: Automatic Differentiation with torch.autograd',
        },
        {
          topic: 'A training loop you can write from memory',
          subtopics: [
            'nn.Module, nn.Linear, parameters counted by hand',
            'Dataset and DataLoader for Fashion-MNIST: shuffling, batches, workers',
            'train, eval and inference_mode; CrossEntropyLoss wants logits',
            'Checkpoints of model and optimiser: stop, resume',
          ],
          terms: ['image classification'],
          homework: {
            task: 'Write the loop without notes: 784, 128 and 10 units, SGD at rate 0.1. The 101,770 parameters pass 80% on test images in five epochs.',
            hours: 1.5,
          },
          reading: 'PyTorch tutorials: Optimizing Model Parameters',
        },
        {
          topic: 'Optimisers and learning rates',
          subtopics: [
            'SGD, momentum and AdamW drawn as paths through a narrow valley',
            'Learning rate range test from 1e-6 up',
            'Linear warm-up and cosine decay with torch.optim.lr_scheduler',
          ],
          homework: {
            task: 'Minimise w * w from w = 1 at rate 0.1: twenty SGD steps end at 0.0115, with your momentum of 0.9 at -0.349. torch.optim.SGD agrees.',
            hours: 1,
          },
          reading: 'Dive into Deep Learning (d2l.ai), chapter 12',
        },
        {
          topic: 'Initialisation, normalisation and dropout',
          subtopics: [
            'Twenty layers under small, large and He initialisation: slopes vanish, ReLU units die',
            'BatchNorm and LayerNorm: what each averages over; eval mode',
            'Dropout and weight decay against overfitting',
          ],
          terms: ['batch normalisation'],
          homework: {
            task: 'BatchNorm1d sees 1, 2, 3, 6 once. Work out its outputs, running mean 0.3 and running variance 1.367; PyTorch gives the same.',
            hours: 1,
          },
          reading: 'd2l.ai, sections 5.4, 5.6 and 8.5',
        },
        {
          topic: 'Finding the bug in a training run',
          subtopics: [
            'First loss near the log of the class count; ten images overfitted',
            'Six faults planted in a training script, found with a checklist',
            'Gradient norm and update size logged; one change per run',
          ],
          homework: {
            task: 'Put a softmax before CrossEntropyLoss and overfit ten images. The loss stays above 1.461; show on paper why.',
            hours: 1,
          },
          reading: 'A Recipe for Training Neural Networks (karpathy.github.io)',
          material: sample(['A training script with six planted faults, and the checklist'], 'the faulty script'),
        },
        {
          topic: 'Convolution, and a network for Bengali digits',
          subtopics: [
            'A 3 by 3 kernel slid by hand: edges, blur, padding and stride',
            'Output size and weights of Conv2d and of a dense layer',
            'Pooling and receptive field; a shifted digit',
            'CMATERdb’s handwritten digits in your own Dataset class',
          ],
          terms: ['CNN'],
          homework: {
            task: 'Count by hand for 32 by 32 grey pixels: two padded 3 by 3 convolutions to 16 and 32 maps, each pooled, ten classes. PyTorch says 25,290.',
            hours: 1,
          },
          reading: 'd2l.ai, chapter 7',
        },
        {
          topic: 'Residual networks and transfer learning',
          subtopics: [
            'The residual block, and why 56 plain layers train worse than 20',
            'ResNet50_Weights, their preprocessing; crops and flips',
            'A new head on a frozen backbone, then unfreezing',
            'Grad-CAM: what the network looks at',
          ],
          terms: ['data augmentation', 'fine-tuning'],
          homework: {
            task: 'Photograph 30 vegetables of five kinds at a new stall and give the recall of each kind. The confusion matrix adds up to 30.',
            hours: 1.5,
          },
          reading: 'd2l.ai, sections 8.6 and 14.2',
          material: sample(
            ['400 photographs of ten vegetables from markets of Agartala, with stall and day'],
            'the market photographs',
          ),
        },
        {
          topic: 'Object detection in a street scene',
          subtopics: [
            'IoU and non-maximum suppression coded for six boxes',
            'A COCO model on a street of Agartala: an autorickshaw becomes a car',
            'RT-DETRv2 fine-tuned by a given notebook on sixty photographs; mAP by torchmetrics',
          ],
          homework: {
            task: 'Of five boxes, best score first, 1, 2 and 4 are right; there are four objects. Draw precision against recall: the steps have area 0.6875.',
            hours: 1,
          },
          reading: 'Transformers (huggingface.co/docs): Object detection',
          material: sample(
            [
              'Sixty photographs of Agartala streets with boxes, faces and plates blurred',
              'A notebook that fine-tunes RT-DETRv2 on them',
            ],
            'the street scenes and the notebook',
          ),
        },
        {
          topic: 'Segmentation: a class for every pixel',
          subtopics: [
            'Encoder, decoder and skip copies: a U-Net of under two million weights',
            'Oxford-IIIT Pet: the same crop and flip for picture and mask',
            'Cross-entropy per pixel, then Dice loss, for small animals',
          ],
          terms: ['semantic segmentation'],
          homework: {
            task: 'Of 10,000 pixels 100 are animal; the model marks 100, half of them right. Your code gives accuracy 0.99, IoU 0.333 and Dice 0.5.',
            hours: 1,
          },
          reading: 'U-Net (arxiv.org/abs/1505.04597)',
        },
        {
          topic: 'Diffusion: pictures from noise',
          subtopics: [
            'Noise in 200 steps, and the formula that jumps to any step',
            'The U-Net learns to predict the noise of a Bengali digit',
            'New digits drawn from noise, compared with the training digits',
          ],
          terms: ['generative AI'],
          homework: {
            task: 'Add noise to 10,000 ones in 200 steps with beta 0.02. Their mean becomes 0.133 and their deviation 0.991, each within 0.03.',
            hours: 1,
          },
          reading: 'Hugging Face Diffusion Course, unit 1',
        },
        {
          topic: 'Recurrent networks and their memory',
          subtopics: [
            'A recurrent cell unrolled over five steps with shared weights',
            'Vanishing gradients over fifty steps; clipping for the exploding kind',
            'LSTM and GRU gates; sequences of unequal length padded and packed',
            'Village names of Tripura written letter by letter',
          ],
          terms: ['RNN'],
          homework: {
            task: 'Repeat h = w h fifty times in PyTorch. The gradient of the last h by the first is 0.0052 for w = 0.9, 117 for 1.1.',
            hours: 1,
          },
          reading: 'd2l.ai, sections 9.7 and 10.1',
          material: sample(['Village names of Tripura from the Local Government Directory'], 'the village names'),
        },
        {
          topic: 'Attention as a weighted average',
          subtopics: [
            'Query, key and value by calculator for a sentence of four words',
            'Why scores are divided by the root of the key size',
            'Causal and padding masks, and a test of each',
            'torch.einsum read index by index; multi-head attention checked by nn.MultiheadAttention',
          ],
          terms: ['self-attention'],
          homework: {
            task: 'Work out attention for three tokens of size 2 on paper, with a causal mask. Your einsum code gives the same nine weights, three of them 0.',
            hours: 1.5,
          },
          reading: 'd2l.ai, sections 11.1, 11.3 and 11.5',
        },
        {
          topic: 'A small transformer that writes Bengali',
          subtopics: [
            'Pre-norm block: attention, a two-layer GELU network and two residual paths',
            'Learned positions, and a model that sees none',
            'Bankimchandra’s novels by letters; perplexity',
            'Temperature, top-k and top-p',
          ],
          terms: ['causal language model'],
          homework: {
            task: 'Count the parameters of a block of width 128 with a feed-forward width of 512 and two LayerNorms: 198,272. parameters() agrees.',
            hours: 1,
          },
          reading: 'd2l.ai, section 11.7',
          material: sample(['Bankimchandra’s novels as one text file in NFC'], 'the novels'),
        },
        {
          topic: 'Recommender systems',
          subtopics: [
            'goodbooks-10k: a reader’s latest books held out; popularity as baseline',
            'Matrix factorisation: nn.Embedding for each reader and each book',
            'Recall at 10, NDCG and coverage; what a new reader gets',
          ],
          terms: ['collaborative filtering', 'cold start'],
          homework: {
            task: 'A list of ten holds two of a reader’s three books, at ranks 1 and 4. Work out recall 0.667 and NDCG 0.671; your code agrees.',
            hours: 1,
          },
          reading: 'd2l.ai, sections 21.3 and 21.5',
          material: sample(
            [
              'Test of part 3 in two versions: a training script with four planted faults, images to classify, a baseline',
              'Timed test after session 44: three scripts with a shape error each',
            ],
            'the tests',
          ),
        },
      ],
      test: {
        task: 'You repair a training script with four planted faults, then write a small convolutional network and train it.',
        points: 'Four faults with evidence 60, a network that beats the baseline on new images 40',
        minutes: 120,
      },
    },
    {
      category: 'Specialized Topics',
      sessions: [
        {
          topic: 'Indian-language text and pretrained encoders',
          subtopics: [
            'Unicode traps in Bengali and Hindi: NFC, zero-width joiners',
            'Byte-pair merges by hand; tokens per word in XLM-R, IndicBERT and mmBERT',
            'mmBERT fine-tuned on Bengali SIB-200 by a given notebook',
            'Compared with TF-IDF and a linear classifier',
          ],
          terms: ['NLP'],
          homework: {
            task: 'Write a function that compares Bengali words by NFC. A test shows: U+09C7 U+09BE become one code point, U+09DF becomes two.',
            hours: 1,
          },
          reading: 'Hugging Face LLM Course, chapter 6: The Tokenizers library',
          material: sample(['A notebook that fine-tunes mmBERT on SIB-200'], 'the notebook'),
        },
        {
          topic: 'Embeddings and search by meaning',
          subtopics: [
            'PDF pages cut into passages that keep heading and page number',
            'Forty questions with their passages, a few by each student, before the search',
            'Multilingual E5 vectors in DuckDB: asked in English, found in Bengali',
            'BM25 and cosine joined by reciprocal rank fusion',
          ],
          terms: ['semantic search', 'vector database', 'chunking'],
          homework: {
            task: 'Fuse the rankings A B C and C A D with k = 60 on paper: A 0.0325, C 0.0323, B 0.0161, D 0.0159. Your code agrees.',
            hours: 1,
          },
          reading: 'sbert.net: Semantic Search',
          material: sample(['Sixty public PDF pages in Bengali and English, text already checked'], 'the pages'),
        },
        {
          topic: 'Answers from documents with a language model',
          subtopics: [
            'A small open-weight model in Ollama: chat template, context length',
            'A prompt that cites passages by number and may decline',
            'Answers as JSON by a schema, checked with Pydantic',
            'Instructions hidden in a document: prompt injection tried',
          ],
          terms: ['LLM', 'RAG', 'prompt engineering', 'hallucination'],
          homework: {
            task: 'Write ten questions that the pages answer and ten that they do not. Change the prompt: more than before are correctly answered or declined.',
            hours: 1.5,
          },
          reading: 'docs.ollama.com: Structured Outputs',
        },
        {
          topic: 'Evaluating language models',
          subtopics: [
            'Answerable, unanswerable and ambiguous questions in one test set',
            'Each wrong answer assigned to the search or to the model',
            'Faithfulness judged by two people and a model; Cohen’s kappa',
            'Tokens, seconds and rupees per answer; 4-bit weights',
          ],
          terms: ['LLM-as-a-judge'],
          homework: {
            task: 'Two judges say yes together 40 times, no 45 times, and differ 10 and 5 times. Kappa is 0.70 by hand and by cohen_kappa_score.',
            hours: 1,
          },
          reading: 'Judging LLM-as-a-Judge (arxiv.org/abs/2306.05685)',
        },
        {
          topic: 'Fine-tuning a language model with LoRA and DPO',
          subtopics: [
            '500 Bengali complaints to a ward office, answered as JSON',
            'A 1B model in 4 bits on a free T4: rank, alpha, loss on the answers alone',
            'DPO on 100 pairs of a better and a worse answer: a finished run read in its log',
          ],
          terms: ['QLoRA', 'supervised fine-tuning (SFT)'],
          homework: {
            task: 'Count what LoRA adds to a 2,048 by 2,048 layer at ranks 4, 8 and 32: 16,384, 32,768 and 131,072 weights. PEFT agrees.',
            hours: 1,
          },
          reading: 'huggingface.co/docs/peft: LoRA',
          material: sample(
            [
              '500 invented complaints in Bengali with JSON answers, and 100 pairs of answers with the better one marked',
              'Log of a finished DPO run on these pairs, and its answers before and after',
            ],
            'the complaints',
          ),
        },
        {
          topic: 'Agents: a model that calls tools in a loop',
          subtopics: [
            'A tool call by JSON schema, checked and carried out by your code',
            'A loop with three tools and at most eight steps',
            'The same tools offered through the Model Context Protocol',
            'Twenty tasks with a checker; a person decides on money',
          ],
          terms: ['AI agent', 'function calling'],
          homework: {
            task: 'Make one tool fail at every third call and run ten tasks. Change the loop: more tasks end well than before, none after more than eight steps.',
            hours: 1.5,
          },
          reading: 'Building effective agents (anthropic.com/engineering)',
          material: sample(['Three tools as Python functions, and twenty tasks with a checker'], 'the tasks'),
        },
        {
          topic: 'A model behind an HTTP API',
          subtopics: [
            'HTTP methods and status codes; a FastAPI route with Pydantic limits',
            'The model loaded once in lifespan; answers that carry its version',
            'TestClient: a missing field, a wrong unit, a category never seen',
            'A pickle runs code when loaded: skops, safetensors, pinned versions',
          ],
          terms: ['REST API', 'model serving'],
          homework: {
            task: 'Serve the house model and test it: an area of -5 gives 422, and 100 rows give the prices of the notebook.',
            hours: 1.5,
          },
          reading: 'fastapi.tiangolo.com: Tutorial, Request Body',
        },
        {
          topic: 'Containers, CI and one cloud machine',
          subtopics: [
            'Docker image and container: a given file with a slim base and a non-root user',
            'GitHub Actions: tests on every push; an image only if they pass',
            'The image started on a cloud machine of the teacher, then switched off',
          ],
          terms: ['CI/CD', 'MLOps'],
          homework: {
            task: 'Push a broken test: no image appears. Fix the test and push: the new image carries the hash of the commit.',
            hours: 1,
          },
          reading: 'docs.github.com: Building and testing Python',
          material: sample(
            [
              'Dockerfile and workflow of the house model, with gaps to fill',
              'A cloud machine of the company for one hour, with a limit on its cost',
            ],
            'the two files',
          ),
        },
        {
          topic: 'Watching a model after release',
          subtopics: [
            'A prediction log: model version, inputs, time; no names',
            'Population stability index (PSI) by deciles',
            'Labels three weeks late, joined to the log for the true score',
            'Error rate and 95th percentile latency; return to the previous image',
          ],
          terms: ['data drift', 'concept drift'],
          homework: {
            task: 'Simulate a month of 5,000 normal values, then 30 days of 500, shifted by 0.5 from day 10. PSI passes 0.1 on day 10, not before.',
            hours: 1.5,
          },
          reading: 'Google: ML Crash Course, Production ML systems',
        },
        {
          topic: 'Fairness, privacy and the DPDP Act',
          subtopics: [
            'Recall for women and for men on the liver data, with intervals',
            'Equal opportunity against equal selection rates',
            'A person found from PIN code, birth date and sex, without a name',
            'DPDP Act 2023 and Rules 2025: consent, erasure, breaches; most duties from May 2027',
          ],
          terms: ['responsible AI', 'k-anonymity'],
          homework: {
            task: 'Of 100 women 50 qualify and 40 get seats, 36 of them qualified; of 100 men 70, 56 and 49. Show selection 0.40 and 0.56, recall 0.72 and 0.70.',
            hours: 1,
          },
          reading: 'Fairness and Machine Learning (fairmlbook.org), chapter 3',
          material: sample(
            [
              'Test of part 4 in two versions: sixty pages, thirty questions with answers, a failing workflow',
              'Invented records without names, in which three persons can be found again',
            ],
            'the test and the records',
          ),
        },
      ],
      test: {
        task: 'In a given repository whose workflow fails, you build a search with answers over sixty pages, serve it as an API and measure it on thirty unseen questions.',
        points:
          'Thirty questions answered or rightly declined 60, the page named in each answer 15, API 10, green CI 15',
        minutes: 180,
      },
    },
    {
      category: 'Projects',
      sessions: [
        {
          topic: 'District health brief: a table to trust',
          subtopics: [
            'NFHS-5 (2019-21) district sheets; starred cells of small samples',
            'Renamed and new districts matched, every other row explained',
            'One question: anaemia, clean fuel or births in hospital',
            'Handed in: tidy Parquet file, data dictionary and Pandera checks',
          ],
          homework: {
            task: 'Match the districts to the map file. The matched ones and your list of the others, each with its reason, add up to 707.',
            hours: 2,
          },
          reading: 'Tidy Data (jstatsoft.org, volume 59)',
          material: sample(['NFHS-5 district sheets of all 707 districts as one CSV file'], 'the health data'),
        },
        {
          topic: 'District health brief: patterns across states',
          subtopics: [
            'Districts clustered on ten indicators; the stability of each group',
            'Ridge and boosting tested by GroupKFold on states never seen',
            'The ecological fallacy: what averages cannot say about a household',
            'Handed in: notebook with baseline, final score and its interval',
          ],
          homework: {
            task: 'Run the notebook twice from an empty kernel. The final score repeats to the last digit.',
            hours: 2,
          },
          reading: 'scikit-learn: Cross-validation iterators for grouped data',
        },
        {
          topic: 'District health brief: map, pages and defence',
          subtopics: [
            'GeoPandas map of the North-East on Survey of India boundaries',
            'Two Quarto pages: finding, certainty, what to measure next',
            'Cross-examination by a team that plays the health department',
            'Demonstrated: the brief rebuilt from raw files on a classmate’s laptop',
          ],
          terms: ['data storytelling'],
          homework: {
            task: 'Answer the three hardest questions in writing, with a figure each. The brief, rendered again, prints all three.',
            hours: 2,
          },
          reading: 'clauswilke.com/dataviz, chapter 29: Telling a story',
        },
        {
          topic: 'Mandi prices: collection and naive forecasts',
          subtopics: [
            'Variety-wise Daily Market Prices by the data.gov.in API; a key not in Git',
            'Quintal or kilogram, closed days, entries wrong by a factor of ten',
            'Handed in: DuckDB file, update script, backtest of last week’s price',
          ],
          terms: ['ETL'],
          homework: {
            task: 'Run the update twice on one day. The number of rows stays the same; a pytest case shows it.',
            hours: 2,
          },
          reading: 'duckdb.org: INSERT statement, ON CONFLICT',
        },
        {
          topic: 'Mandi prices: a forecast with a range',
          subtopics: [
            'Lags, rolling means, festivals and rain known that day',
            'Boosting models for 1, 7 and 14 days ahead at three quantiles',
            'Handed in: pinball loss and coverage of the 80% range, naive ones too',
          ],
          terms: ['prediction interval'],
          homework: {
            task: 'Open the test year once. Give the coverage for each vegetable with its interval, and say which intervals contain 80%.',
            hours: 2,
          },
          reading: 'otexts.com/fpppy, section 5.9: Distributional forecast accuracy',
        },
        {
          topic: 'Mandi prices: service and page for a trader',
          subtopics: [
            'A FastAPI endpoint by market, vegetable and date for stored forecasts',
            'A given Streamlit page in Bengali and English shows the range, then the middle',
            'A given job every night on GitHub Actions, completed: fetch, check, forecast, publish',
          ],
          terms: ['batch prediction'],
          homework: {
            task: 'Give the page data that ends two days ago. It names the age of its data and shows no new forecast; a test checks both.',
            hours: 2,
          },
          reading: 'docs.github.com: Events that trigger workflows, schedule',
          material: sample(['Workflow of the nightly job and the page of the trader, with gaps to fill'], 'both files'),
        },
        {
          topic: 'Mandi prices: thirty days replayed under watch',
          subtopics: [
            'Past days fed in one by one; a price shock planted by another team',
            'Drift alarm, error per market; retrain, widen the range or wait',
            'Handed in: incident report, one-page runbook',
          ],
          terms: ['post-mortem'],
          homework: {
            task: 'Replay thirty other days twice. Without a shock the alarm rings on at most three days; with one it rings within five days of it.',
            hours: 2,
          },
          reading: 'Site Reliability Engineering (sre.google), chapter 15',
        },
        {
          topic: 'Paddy leaves: pictures, labels and a fair split',
          subtopics: [
            'Paddy Doctor photographs from Tamil Nadu: classes, varieties, licence',
            'Perceptual hashes keep near-identical leaves on one side of the split',
            'Thirty labels compared with IRRI’s Rice Doctor guide',
            'Handed in: split files, contact sheets and a ResNet18 baseline',
          ],
          terms: ['label noise'],
          homework: {
            task: 'List the ten closest pairs across the split. Move copies and search again until no pair shows the same leaf.',
            hours: 2,
          },
          reading: 'Paddy Doctor (arxiv.org/abs/2205.11108)',
        },
        {
          topic: 'Paddy leaves: a better network, explained',
          subtopics: [
            'ConvNeXt-Tiny with the GPU hours of the baseline',
            'Augmentation by shade, blur and distance, but not by hue',
            'Blast taken for brown spot: confused pairs studied with Grad-CAM',
            'Handed in: MLflow runs, recall per class and an album of errors',
          ],
          homework: {
            task: 'Change one thing in each of two runs. Commit the effect that you expect first; MLflow shows the effect it had.',
            hours: 2,
          },
          reading: 'Grad-CAM (arxiv.org/abs/1610.02391)',
        },
        {
          topic: 'Paddy leaves: knowing when not to answer',
          subtopics: [
            'Fifty photographs from fields in Tripura as a test from another place',
            'Temperature scaling; below a limit another picture is asked for',
            'Handed in: error against share answered, and your choice',
          ],
          terms: ['out-of-distribution detection'],
          homework: {
            task: 'Send in ten hands, ten tyres and ten mango leaves. At most three may be called a disease; give the share of the fifty leaves still answered.',
            hours: 2,
          },
          reading: 'On Calibration of Modern Neural Networks (arxiv.org/abs/1706.04599)',
          material: sample(
            ['Fifty paddy leaves from fields in Tripura, photographed in season, named by an agronomist'],
            'the field photographs',
          ),
        },
        {
          topic: 'Paddy leaves: a checker that a phone can open',
          subtopics: [
            'torch.onnx.export: outputs equal PyTorch’s to four decimals',
            'int8 quantisation in ONNX Runtime: megabytes, milliseconds, accuracy',
            'Streamlit camera page over HTTPS: the server keeps no photograph',
            'Demonstrated: a visitor checks ten leaves; advice from leaflets only',
          ],
          terms: ['model compression'],
          homework: {
            task: 'Find the lowest JPEG quality at which ten uploaded leaves keep their answers. Give the kilobytes of each leaf before and after.',
            hours: 2,
          },
          reading: 'onnxruntime.ai: Quantize ONNX models',
        },
        {
          topic: 'Scholarship desk: rules read from scanned pages',
          subtopics: [
            'Rules of central and Tripura scholarships, with date and source',
            'Tesseract or a vision-language model, chosen by character error rate',
            'Handed in: corpus with page numbers; sixty questions with answers, shared out in class',
          ],
          terms: ['OCR'],
          homework: {
            task: 'Correct the text of three more pages by hand and give the error rate of each. A page against itself gives 0.',
            hours: 2,
          },
          reading: 'tesseract-ocr.github.io: Improving the quality',
          material: sample(['Ten scanned pages of scholarship rules with corrected text'], 'the scanned pages'),
        },
        {
          topic: 'Scholarship desk: search, answer, decline',
          subtopics: [
            'Hybrid search filtered by scheme and year, tuned on half of the questions',
            'An agent with one tool: a tested function that compares income and age',
            'Answers in the language of the question, with scheme, page and date',
            'Handed in: running desk and the list of questions it declined',
          ],
          terms: ['chatbot'],
          homework: {
            task: 'Make two changes to the search, one at a time. Give recall at 5 on the thirty tuning questions for each; the other thirty stay closed.',
            hours: 2,
          },
          reading: 'sbert.net: Retrieve and Re-Rank',
        },
        {
          topic: 'Scholarship desk: a trial with real readers',
          subtopics: [
            'Score on the unused half: passages found, faithful answers',
            'Five students from outside try it; each unclear reply is noted',
            'A rule replaced by this year’s: does the answer change everywhere?',
            'Demonstrated: another team attacks with planted text',
          ],
          terms: ['red teaming'],
          homework: {
            task: 'Fix the most frequent cause of wrong answers. Score the tuning questions before and after: more of them are answered correctly.',
            hours: 2,
          },
          reading: 'OWASP (genai.owasp.org): LLM01 Prompt Injection',
        },
        {
          topic: 'Portfolio and technical interview',
          subtopics: [
            'README: problem, result, limits and the command that reproduces it',
            'In threes, fifteen minutes each: one asks, one answers, one notes',
            'A stranger’s notebook with three faults, reviewed aloud',
            'Handed in: four public repositories without keys or personal data',
          ],
          homework: {
            task: 'Write better answers to the five questions that went worst. Each quotes a figure from your repository.',
            hours: 1.5,
          },
          reading: 'docs.github.com: About the repository README file',
          material: sample(
            [
              'A notebook with three faults, and its solution',
              'Final test in two versions: new data for each of the four projects, and five questions on each',
            ],
            'the notebook and the final test',
          ),
        },
      ],
      test: {
        task: 'You run one of your projects from a clean clone on new data, change one step, and answer five questions in writing.',
        points: 'Runs on the new data 30, changed step with its test 30, five answers with the right figure 40',
        minutes: 120,
      },
    },
  ],
  weekZero: {
    hours: 3,
    tasks: [
      'Install Git (git-scm.com) and uv (docs.astral.sh/uv); by session 13 Quarto (quarto.org). Run git --version and uv --version.',
      'Run uv init course, enter the folder with cd course, and run uv add jupyterlab numpy pandas matplotlib.',
      'Start uv run jupyter lab, open a new notebook and run 2 + 2.',
      'Open a GitHub account; install gh (cli.github.com), run gh auth login, set user.name and user.email of Git. Make one private repository.',
      'Self-test, one hour, in any language: write a function that gives the mean of an array and the numbers above it.',
      'If you did not finish it, work through chapters 1 to 9 of Think Python (allendowney.github.io/ThinkPython).',
    ],
    check:
      'Both versions appear, the notebook shows 4, and for 40, 50, 60 and 90 your function gives 60 and the number 90.',
  },
  requirements: [
    {
      item: 'Laptop with 8 GB of memory and 60 GB free',
      cost: 'If you own none: about ₹35,000 new, from ₹18,000 used',
      freeOption: sample(
        'A machine of the centre, in class and outside class hours. From session 37, heavy work runs on Colab or Kaggle.',
        'which machines your centres lend, and when',
      ),
    },
    {
      item: 'Hours on a GPU, sessions 37 to 72',
      cost: 'Nothing: the free plans of Colab and Kaggle will do',
      freeOption:
        'Kaggle gives about 30 hours a week once a phone number is confirmed; no exercise takes more than two.',
    },
    {
      item: 'GitHub, Kaggle, Hugging Face, Streamlit, data.gov.in',
      cost: 'Nothing on their free plans',
      freeOption: 'Public repositories and open models are free.',
    },
    {
      item: 'Windows for Power BI Desktop, session 10',
      cost: 'Nothing: the program is free',
      freeOption: 'On a Mac or under Linux, share the screen of a classmate.',
    },
    {
      item: 'Ollama (session 53), Docker (58) and Tesseract (72)',
      cost: 'Nothing; about 6 GB to download',
      freeOption: 'If your laptop is slow, work in pairs on a faster one.',
    },
    {
      item: 'Internet for data sets and models',
      cost: 'About 40 GB over the whole course, at what your connection charges',
      freeOption: 'At the centre the same files can be copied from a disk.',
    },
  ],
  assessment: {
    rubric: [
      { criterion: 'Homework: right, and explained when asked', percent: 10 },
      { criterion: 'Four tests, one after each of the first four parts: 11.25 marks each', percent: 45 },
      { criterion: 'Four projects: they run elsewhere, do not leak and state limits, 7.5 marks each', percent: 30 },
      { criterion: 'Final test: one project run on new data, changed and explained', percent: 15 },
    ],
    passPercent: 60,
    attendancePercent: 75,
    certificate:
      'A certificate of completion by {company.name} names the course, the marks of each part and the four projects. It is our own certificate, not a degree.',
  },
  interviews: {
    practice: [
      {
        after: 12,
        kind: 'Timed test',
        text: 'Six SQL questions with joins and windows and two in pandas, 60 minutes, no internet',
      },
      {
        after: 18,
        kind: 'Timed test',
        text: 'Twenty short questions on probability, tests, vectors and slopes, 45 minutes on paper',
      },
      {
        after: 28,
        kind: 'Timed test',
        text: 'One table, one leak, one baseline and one boosted model in 90 minutes',
      },
      {
        after: 40,
        kind: 'Mock interview',
        text: 'Thirty minutes: explain a metric to a shopkeeper, defend a split to an engineer',
      },
      {
        after: 44,
        kind: 'Timed test',
        text: 'A training loop from memory and three shape errors to repair, 60 minutes',
      },
      {
        after: 56,
        kind: 'Mock interview',
        text: 'Thirty minutes: attention by hand, then a document search',
      },
      {
        after: 71,
        kind: 'Mock interview',
        text: 'A full hour: code on a shared screen, theory, system design',
      },
    ],
    topics: [
      { topic: 'Python, classes and tests', sessions: [2, 3, 4] },
      { topic: 'SQL joins, subqueries and window functions', sessions: [11, 12] },
      { topic: 'pandas and data cleaning', sessions: [6, 7, 8] },
      { topic: 'Probability and Bayes’ rule', sessions: [14, 30] },
      { topic: 'Hypothesis tests and A/B tests', sessions: [15] },
      { topic: 'Linear and logistic regression', sessions: [19, 22] },
      { topic: 'Bias, variance and regularisation', sessions: [16, 20, 40] },
      { topic: 'Precision, recall, ROC and thresholds', sessions: [23, 31] },
      { topic: 'Cross-validation and leakage', sessions: [24, 25, 29] },
      { topic: 'Trees, forests and boosting', sessions: [26, 27, 28] },
      { topic: 'Clustering, EM and PCA', sessions: [33, 34] },
      { topic: 'Backpropagation and optimisers', sessions: [18, 36, 39] },
      { topic: 'CNN, transfer learning, detection, U-Net', sessions: [42, 43, 44, 45] },
      { topic: 'Recommender systems', sessions: [50] },
      { topic: 'Transformers, RAG, fine-tuning and agents', sessions: [48, 49, 52, 53, 54, 55, 56] },
      { topic: 'Deployment and MLOps', sessions: [57, 58, 59, 66, 67] },
    ],
  },
  handout: {
    session: 25,
    problem:
      'A file has 60 rows, 1,000 columns and a label of two kinds. All of it comes from a random generator, so nothing about the label can be learnt. A colleague keeps the ten columns in which the two classes differ most, runs five-fold cross-validation on them and reports 85 per cent. Where do the 35 points come from?',
    explanation: [
      'With 30 rows in each class, the mean of a class has a standard error of 1/√30 = 0.18, and the difference of two means one of 0.26. The largest of 1,000 such differences is usually more than three times that: 0.8 and above.',
      'If the ten columns are chosen on all 60 rows, the 12 test rows of each fold helped to choose them. So in these columns the test rows lie on the right side. They have leaked into training before the first fold begins.',
      'The cure is an order of steps: split first, then choose, scale, fill and fit on the training rows alone, in every fold anew. The Pipeline of session 21 does this: make_pipeline(SelectKBest(k=10), NearestCentroid()) goes into cross_val_score as a whole, so each fold chooses its own columns.',
    ],
    program: 'lesson.py',
    outputNotes: [
      'The first column of figures uses ten columns chosen on all rows: 0.85 on pure noise. The second one chooses in each fold: 0.58.',
      '0.58 is 35 right of 60. For the toss of a coin the standard error is the root of 0.25 / 60, which is 0.065.',
    ],
    exercise:
      'Now no columns are chosen. Of 60 rows with ten columns of noise, 15 belong to class 1. To balance the classes, each of these is put in three times; then come five folds and a 1-nearest-neighbour classifier. Which recall of class 1 do you expect? And with the copying done in each fold? Average 40 tables, because one table proves little.',
    solution: 'solution.py',
    solutionNotes:
      'Copied first, nearly every test row of class 1 finds its own copy among the training rows, at distance 0: recall 0.97, although there is nothing to learn. Copied inside the fold it is 0.25: a quarter of the rows belong to class 1, and the nearest row is one of them by chance. Single tables range from 0.00 to 0.47.',
  },
  reviewed: '2026-11-28',
  versions: [
    { name: 'Python', version: '3.14', note: 'PyTorch is built for 3.10 to 3.14' },
    { name: 'NumPy', version: '2.5' },
    { name: 'pandas', version: '3.1' },
    { name: 'DuckDB', version: '2.0' },
    { name: 'scikit-learn', version: '1.9' },
    { name: 'PyTorch', version: '2.14', note: 'with torchvision 0.29' },
    { name: 'Transformers', version: '5.18' },
    { name: 'Pydantic', version: '2' },
    { name: 'ONNX Runtime', version: '1.30' },
  ],
} satisfies CourseSource;
