import type { CourseSource } from '../schema/course.ts';

export default {
  order: 60,
  name: 'ML/AI/DS - Machine Learning, AI & Data Science',
  shortName: 'ML, AI & DS',
  curriculumName: 'Data Science and ML/AI',
  curriculumTitle: 'Machine Learning & AI Curriculum',
  level: 'Intermediate to Advanced',
  months: { from: 6, to: 8 },
  price: { originalInr: 19999, discountedInr: 14999, monthlyInr: 2000 },
  icon: 'brain-circuit',
  hue: 'plum',
  topics: ['Data Analytics', 'ML Algorithms', 'Deep Learning', 'Neural Networks', 'Data Visualization', 'Projects'],
  summary:
    'Clean and question data in Python and SQL, train models and test them honestly, write neural networks in PyTorch, and put a price forecast or a leaf disease checker where other people can use it.',
  prerequisites:
    'You have written small programs in any language and remember school mathematics up to graphs and simple probability. Bring a laptop with 8 GB of memory; work that needs a GPU runs in the browser.',
  outcomes: [
    'Turn a messy public data set into a tested table, a dashboard and a report that one command rebuilds',
    'Train and compare models on splits that do not leak, and say what their mistakes cost',
    'Write and debug PyTorch networks, from a single neuron to a small language model',
    'Run a forecast, an image classifier or a document search as a service that is watched after release',
  ],
  metadata: {
    title: 'Machine Learning & AI Curriculum | {company.name}',
    description:
      'Data analysis, scikit-learn, PyTorch, language models, vision and deployment: the full list of classes, with projects on public Indian data.',
  },
  intro:
    'The course begins with tables and ends with projects on public Indian data. In between you write the central methods once yourself (a regression, a tree, a neuron, an attention layer) and then do the same work with scikit-learn and PyTorch. Each session lasts two hours, at a centre or online. Whatever you hand in has to run on another person’s laptop.',
  about: [
    {
      title: 'Data before models',
      text: 'Most wrong answers come from the table, not from the algorithm. You clean registers that people filled in by hand, query databases in SQL, and chart rainfall, wages and the air of Agartala.',
    },
    {
      title: 'Scores you can defend',
      text: 'Every model first meets a simple baseline. You find the leak in a notebook, keep one patient’s visits on one side of the split, and count in rupees what a wrong decision costs.',
    },
    {
      title: 'One neuron, then many',
      text: 'A neuron and its gradients are written in NumPy before PyTorch takes over. Images, sequences and attention follow, up to a small language model that writes Bengali.',
    },
    {
      title: 'Models that people use',
      text: 'District health, mandi prices, paddy leaves and scholarship rules: each project ends in something handed in, with a plain account of where it fails and whose data it holds.',
    },
  ],
  video: {
    description:
      'What you build on the way, from a cleaned rainfall table to a desk that answers from scholarship rules',
    tour: {
      sessions: [6, 33, 45, 53],
      exercise: {
        session: 22,
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
            'A project folder made with uv: pinned Python, virtual environment and lock file',
            'JupyterLab cells, kernels and the trap of running cells out of order',
            'Raw data kept read-only; cleaned tables and figures in folders of their own',
            'commit, diff, .gitignore and a push to GitHub; notebook outputs stripped by nbstripout',
          ],
        },
        {
          topic: 'Lists, dictionaries and loops over real records',
          subtopics: [
            'Lists, tuples, sets and dictionaries, and which of them suits a lookup',
            'Slices, sorted with a key function, enumerate and zip',
            'List and dict comprehensions that replace a counting loop',
            'Two names for one list: the surprise of aliasing, reproduced and avoided',
            'A hostel mess register totalled per student without any library',
          ],
        },
        {
          topic: 'Functions, files and errors you can explain',
          subtopics: [
            'Small functions with type hints, and the default list that remembers the last call',
            'pathlib, csv.DictReader and json; UTF-8 for names in Bengali script',
            'One bad line in a weather station log caught with try and reported by line number',
            'pytest cases for a function that reads amounts such as 1,25,000',
          ],
        },
        {
          topic: 'NumPy arrays instead of loops',
          subtopics: [
            'ndarray, dtype and shape; a slice that changes its original because it is a view',
            'Broadcasting a row of subject weights over a table of marks',
            'The axis argument, boolean masks and np.where on monthly rainfall',
            'Dot product and matrix product with @, drawn before they are computed',
            'A Python loop timed against a vectorised sum with %timeit',
          ],
        },
        {
          topic: 'Tables in pandas',
          subtopics: [
            'read_csv with dtype, na_values and parse_dates stated instead of guessed',
            'info, describe and value_counts as a first look at a table of UDISE+ schools',
            'Series, DataFrame and index; loc by label, iloc by position',
            'Filters, assign and sort_values written as one method chain',
            'Copy-on-Write in pandas 3: why a chained assignment changes nothing',
          ],
        },
        {
          topic: 'Cleaning a register that people filled in by hand',
          subtopics: [
            'Missing values counted, their cause asked for, then filled, flagged or dropped',
            'Dates as dd/mm/yyyy, ages in words and rupees with commas turned into proper types',
            'Agartala, AGARTALA and Agartola: string methods, and rapidfuzz for spelling variants',
            'The same person twice: a matching rule by phone and name, and which row stays',
            'Pandera checks that stop the notebook when a column breaks its rule',
          ],
        },
        {
          topic: 'Grouping, joining and reshaping',
          subtopics: [
            'groupby with named aggregation: count, median and share per block',
            'merge with validate and indicator, and the join that silently doubles rows',
            'Wide to long with melt, long to wide with pivot_table',
            'Census 2011 with four Tripura districts joined to records of the present eight',
          ],
        },
        {
          topic: 'Charts in matplotlib that do not mislead',
          subtopics: [
            'Figure and Axes methods in place of hidden pyplot state',
            'Bar, line, scatter or small multiples: the question decides',
            'Three published charts redrawn: a cut axis, a double axis and a rainbow scale',
            'Direct labels, units and source on the figure; SVG for print, 300 dpi PNG for slides',
          ],
        },
        {
          topic: 'Dates, seasons and a century of rain',
          subtopics: [
            'Timestamp, DatetimeIndex and time zones, from UTC to Asia/Kolkata',
            'resample and rolling means, and what a gap in the readings does to both',
            'Monsoon totals since 1901 from IMD rainfall of the subdivision that holds Tripura',
            'Departures from the mean of the same calendar month, drawn as coloured bars',
          ],
        },
        {
          topic: 'Asking a database in SQL',
          subtopics: [
            'SELECT, WHERE, ORDER BY and LIMIT on a blood bank kept in SQLite',
            'Inner and left joins of donors, donations and requests',
            'GROUP BY and HAVING; why COUNT of a column skips NULL',
            'SQL injection carried out, then closed with query parameters',
          ],
        },
        {
          topic: 'Window functions and files too big for a spreadsheet',
          subtopics: [
            'Common table expressions that name each step of a long query',
            'ROW_NUMBER, LAG and running totals over bus tickets per route',
            'DuckDB on Parquet: ten million ticket rows grouped on a laptop',
            'EXPLAIN QUERY PLAN in SQLite before and after an index',
          ],
        },
        {
          topic: 'The shape of data and what goes together',
          subtopics: [
            'Mean, median, quartiles and skew of wages in the Periodic Labour Force Survey',
            'A weighted median, since survey rows stand for different numbers of people',
            'seaborn histplot, ecdfplot and boxplot of one column, and what each of them hides',
            'Pearson and Spearman correlation, with Anscombe’s quartet as a warning',
            'Simpson’s paradox worked through on the Berkeley admission figures',
          ],
        },
        {
          topic: 'How sure are we? Samples, intervals and tests',
          subtopics: [
            'Standard error seen by drawing a thousand samples from one known population',
            'Bootstrap interval for a median, by hand and with scipy.stats.bootstrap',
            'Permutation test: did an SMS reminder bring more people to a vaccination camp?',
            'What a p-value does not say; sample size planned from the power wanted',
            'Twenty comparisons and one false discovery: Holm and Benjamini-Hochberg',
          ],
        },
        {
          topic: 'A dashboard for the air of Agartala',
          subtopics: [
            'Hourly PM2.5 from the CPCB stations, with stuck and silent sensor hours marked',
            'Streamlit widgets, the rerun on every click, and st.cache_data against waiting',
            'Plotly lines and an hour-by-month heat map that follow the chosen station',
            'India’s AQI sub-index for 24-hour PM2.5 coded from its breakpoint table and tested',
            'Publication on Streamlit Community Cloud straight from the Git repository',
          ],
        },
        {
          topic: 'A report that can be rebuilt and acted upon',
          subtopics: [
            'The answer in the first sentence, then evidence, limits and sources',
            'A Quarto document that runs its own Python and renders to HTML and PDF',
            'Parameters: one template, a separate report for each district',
            'Data dictionary and a log of every cleaning decision as an appendix',
            'A five-minute talk to a classmate who plays the district officer',
          ],
        },
      ],
    },
    {
      category: 'Machine Learning',
      sessions: [
        {
          topic: 'Learning from examples, and the baseline to beat',
          subtopics: [
            'Features, target and a held-out part: train_test_split with stratify and a seed',
            'DummyClassifier and DummyRegressor: the score that costs nothing',
            'Nearest neighbours in ten lines of NumPy, then KNeighborsClassifier on rice grain shapes',
            'StandardScaler fitted on training rows only, and what k-NN does without it',
            'Underfitting and overfitting seen as k falls from 100 to 1',
          ],
        },
        {
          topic: 'Linear regression from the inside',
          subtopics: [
            'Squared error and its gradient worked out on paper for three used scooters',
            'Gradient descent in NumPy: step size, divergence and a plot of the loss',
            'np.linalg.lstsq and LinearRegression brought to the same coefficients',
            'MAE, RMSE and R squared of resale prices, and which of them a buyer feels',
            'Residual plots that reveal curvature, unequal spread and outliers',
          ],
        },
        {
          topic: 'Keeping a flexible model in check',
          subtopics: [
            'Polynomials of degree 1 to 12 on tea yield and rainfall: bias and variance plotted',
            'Ridge shrinks coefficients, Lasso sets some to zero: the paths drawn over alpha',
            'alpha chosen on a validation part, with training and validation error in one figure',
            'Learning curves: would more rows help, or another feature?',
          ],
        },
        {
          topic: 'Logistic regression and probabilities',
          subtopics: [
            'From log-odds to the sigmoid, and the log loss of one patient by hand',
            'Coefficients read as odds ratios on the Indian Liver Patient Dataset',
            'A decision boundary drawn for two blood values, and moved by the threshold',
            'Softmax and the multinomial fit for more than two classes',
            'ConvergenceWarning traced to unscaled columns rather than silenced with max_iter',
          ],
        },
        {
          topic: 'Measuring a classifier by its mistakes',
          subtopics: [
            'Confusion matrix, precision, recall and F1 computed by hand and checked',
            'ROC and precision-recall curves of the same model, and when they disagree',
            'Macro, micro and weighted averages over classes of unequal size',
            'Calibration curve and Brier score: of cases scored 70 per cent, do seven in ten occur?',
          ],
        },
        {
          topic: 'Cross-validation that fits the data',
          subtopics: [
            'Five folds written as a loop, with the scaler refitted inside each',
            'KFold, StratifiedKFold, GroupKFold and TimeSeriesSplit: which rows may meet',
            'Three visits of one patient: the score with visits mixed and with patients kept apart',
            'Repeated folds, and a gain smaller than their spread treated as no gain',
            'The test set opened once, at the end, by a rule written down beforehand',
          ],
        },
        {
          topic: 'Leakage, and the pipelines that prevent it',
          subtopics: [
            'Pure noise that seems predictable once features are selected on all rows',
            'Columns from the future: a discharge date among the inputs of an admission model',
            'Copies of one record on both sides of the split, found by hashing rows',
            'Pipeline and make_pipeline, so that every fold fits its own preprocessing',
            'A leaky notebook repaired in pairs and its score reported before and after',
          ],
        },
        {
          topic: 'Features from dates, places and categories',
          subtopics: [
            'ColumnTransformer with set_output: numbers and categories in one pipeline',
            'Areas such as 1133 - 1384 or 34.46 sq. metre parsed in the Bengaluru house price data',
            'OneHotEncoder with rare levels merged; TargetEncoder and why it must be cross-fitted',
            'Month as sine and cosine, haversine distance to the nearest bus stand',
            'SimpleImputer with a missing indicator; log prices by TransformedTargetRegressor',
          ],
        },
        {
          topic: 'Decision trees, split by split',
          subtopics: [
            'Gini impurity and entropy of a split worked out for twelve loan applications',
            'A recursive tree in fifty lines of Python, compared with DecisionTreeClassifier',
            'max_depth, min_samples_leaf and pruning with ccp_alpha',
            'Ten rows removed, another tree: the instability of a single one',
          ],
        },
        {
          topic: 'Bagging and random forests',
          subtopics: [
            'Bootstrap samples and bagging by hand with twenty trees; out-of-bag score',
            'max_features and the correlation between trees, measured with and without it',
            'RandomForest, ExtraTrees and stacking compared on one set of folds',
            'Why a forest cannot predict a price above those it has seen',
          ],
        },
        {
          topic: 'Gradient boosting from stumps to LightGBM',
          subtopics: [
            'Stumps fitted to residuals, written from nothing and plotted round by round',
            'Learning rate against number of trees, with early stopping on a validation part',
            'HistGradientBoostingRegressor: binning, missing values and category columns as they are',
            'XGBoost, LightGBM and CatBoost on the same folds: error, seconds and memory',
            'Quantile loss for the lower and upper end of a house price',
          ],
        },
        {
          topic: 'Tuning without fooling yourself',
          subtopics: [
            'RandomizedSearchCV with log-uniform ranges against a grid of equal cost',
            'Optuna under a budget of thirty minutes, with hopeless trials pruned',
            'Nested cross-validation: how much the best of two hundred settings flatters itself',
            'MLflow runs that hold parameters, scores and the commit they came from',
          ],
        },
        {
          topic: 'Support vector machines and kernels',
          subtopics: [
            'Widest margin, support vectors and hinge loss on a plot of two classes',
            'Rings separated by a polynomial and by an RBF kernel, and what a kernel computes',
            'C and gamma on Landsat pixels, where neighbouring pixels forbid random folds',
            'Fit time as the rows double: SVC against LinearSVC and SGDClassifier',
          ],
        },
        {
          topic: 'Naive Bayes and the sorting of short messages',
          subtopics: [
            'Bayes’ rule on a medical test, then word counts with Laplace smoothing by hand',
            'CountVectorizer and TfidfVectorizer on the SMS Spam Collection',
            'Character n-grams for Bengali typed in Latin letters',
            'MultinomialNB against logistic regression, each with its ten most telling words',
          ],
        },
        {
          topic: 'Rare cases and the cost of a wrong decision',
          subtopics: [
            'Average precision on card payments, of which 0.17 per cent are fraud',
            'class_weight, undersampling and SMOTE inside the folds with imbalanced-learn',
            'A table in rupees: the missed fraud, the blocked customer, the hour of checking',
            'Threshold set from that table with TunedThresholdClassifierCV',
            'Probabilities spoiled by resampling and mended with CalibratedClassifierCV',
          ],
        },
        {
          topic: 'Explaining what a model uses',
          subtopics: [
            'Permutation importance, and how two correlated columns hide each other',
            'Partial dependence and ICE curves of floor area: where the average misleads',
            'SHAP values of one house, a waterfall plot read line by line',
            'Importance is not cause: a hospital model that learned the ward, not the illness',
            'A model card with intended use, data, scores and known failures',
          ],
        },
        {
          topic: 'Principal components and maps of many columns',
          subtopics: [
            'Covariance, eigenvectors and the SVD of a small table in NumPy',
            'Handwritten digits rebuilt from 5, 20 and 40 components; explained variance',
            'Unscaled data, and a first component that is only the column in rupees',
            't-SNE and UMAP at several settings, and which distances in them mean nothing',
          ],
        },
        {
          topic: 'Clusters, and whether they are real',
          subtopics: [
            'k-means in NumPy with k-means++ starts and the inertia of each round',
            'Silhouette, elbow and agreement between clusterings of resampled rows',
            'HDBSCAN on GPS points to find unmarked bus stops, in metres and not degrees',
            'Ward linkage and a dendrogram of states by household amenities',
            'Uniform noise handed to k-means, which finds clusters anyway',
          ],
        },
        {
          topic: 'Forecasting a time series',
          subtopics: [
            'Trend, weekly and yearly pattern in the electricity Tripura draws each day',
            'Naive and seasonal naive forecasts, and MASE measured against them',
            'Holt-Winters and SARIMA fitted once each; the autocorrelation they leave behind',
            'Lags and rolling features for boosting, made without looking ahead',
            'Rolling-origin backtest over a year, the week of Durga Puja included',
          ],
        },
        {
          topic: 'Recommendations from past choices',
          subtopics: [
            'Most popular first: the baseline every MovieLens model has to beat',
            'Item-to-item cosine similarity on a sparse matrix',
            'Matrix factorisation trained by stochastic gradient descent in NumPy',
            'Each viewer’s last film held out; recall at 10 and NDCG',
            'New members and forgotten titles: cold start in a library’s lending list',
          ],
        },
      ],
    },
    {
      category: 'Deep Learning',
      sessions: [
        {
          topic: 'One neuron in NumPy',
          subtopics: [
            'Weights, bias and activation: logistic regression seen again as a neuron',
            'Perceptron rule on AND and OR, and its failure on XOR',
            'Gradient of the loss over a batch, checked against finite differences',
            'Epochs and mini-batches: how the loss jitters with 1, 32 and all rows per step',
          ],
        },
        {
          topic: 'Backpropagation through two layers',
          subtopics: [
            'Chain rule on a computation graph with a number on every edge',
            'Forward and backward pass of an XOR network in forty lines',
            'Sigmoid, tanh and ReLU: slopes that vanish and units that die',
            'Cross-entropy with a stable softmax, the maximum subtracted before exp',
          ],
        },
        {
          topic: 'PyTorch tensors and autograd',
          subtopics: [
            'Tensors, dtype and device; a shape error read from its message to its cause',
            'requires_grad, backward and cleared gradients: the XOR numbers reproduced',
            'A silent bug: targets of shape (n,) broadcast against outputs of shape (n, 1)',
            'A matrix product timed on CPU and Colab GPU, with torch.cuda.synchronize',
          ],
        },
        {
          topic: 'A training loop you can write from memory',
          subtopics: [
            'nn.Module, nn.Linear and a count of parameters confirmed by hand',
            'Dataset and DataLoader for Fashion-MNIST: shuffling, batches and workers',
            'model.train, model.eval and inference_mode; loss averaged over samples, not batches',
            'CrossEntropyLoss wants logits: the double softmax mistake',
            'Checkpoints of model and optimiser state_dict: stop and resume without a jump in the loss',
          ],
        },
        {
          topic: 'Optimisers and learning rates',
          subtopics: [
            'SGD, momentum and AdamW drawn as paths through a narrow valley',
            'Learning rate range test, from 1e-6 upwards until the loss explodes',
            'Linear warm-up and cosine decay with torch.optim.lr_scheduler',
            'Batch size doubled three times: loss, seconds per epoch and the best step size',
          ],
        },
        {
          topic: 'Signals that survive many layers',
          subtopics: [
            'Activation histograms through twenty layers under small, large and He initialisation',
            'BatchNorm and LayerNorm: what each averages over, and what changes in eval mode',
            'Dropout, weight decay and label smoothing against a measured gap to validation',
            'Early stopping with patience, and the best weights restored',
          ],
        },
        {
          topic: 'Finding the bug in a training run',
          subtopics: [
            'First loss close to the logarithm of the class count, then ten images overfitted',
            'Six faults planted in a training script, found with a checklist',
            'Seeds, deterministic mode and the spread of accuracy over five runs',
            'Gradient norm and update size logged beside the loss',
            'One change per run, its expected effect written down before it starts',
          ],
        },
        {
          topic: 'Convolution, and a network for Bengali digits',
          subtopics: [
            'A 3 by 3 kernel slid by hand: edges, blur, padding and stride',
            'Output size and weight count of Conv2d, set against a dense layer',
            'Pooling and receptive field; what happens when a digit is shifted',
            'CMATERdb handwritten digits in a Dataset class of your own',
            'The twenty worst mistakes laid out on a page and sorted by cause',
          ],
        },
        {
          topic: 'Residual networks on the GPU',
          subtopics: [
            'Why the plain 56-layer net of the ResNet paper trains worse than the 20-layer one',
            'A residual block with identity and 1 by 1 projection shortcuts',
            'ResNet-20 on CIFAR-10 with crops and flips from torchvision.transforms.v2',
            'Mixed precision with torch.amp: memory and images per second measured',
            'torch.profiler showing a GPU that waits for the DataLoader',
          ],
        },
        {
          topic: 'Transfer learning from a few hundred photographs',
          subtopics: [
            'Vegetables photographed by the class at the market, split by stall and day',
            'ResNet50_Weights and the preprocessing that belongs to them',
            'A new head on a frozen backbone, then unfreezing at a smaller step size',
            'BatchNorm statistics that drift although the weights are frozen',
            'Grad-CAM: does the network look at the brinjal or at the sack?',
          ],
        },
        {
          topic: 'A label for every pixel with U-Net',
          subtopics: [
            'Encoder, transposed convolution and skip connections, with shapes noted at each scale',
            'Radar chips of Indian floods from Sen1Floods11 read with rasterio',
            'Dice and cross-entropy loss that leave out pixels without a label',
            'IoU of water against an Otsu threshold on backscatter as the baseline',
          ],
        },
        {
          topic: 'Recurrent networks and their memory',
          subtopics: [
            'A recurrent cell unrolled over five steps with shared weights',
            'Vanishing gradients measured over fifty steps; clipping for the exploding kind',
            'LSTM and GRU gates; sequences of unequal length padded and packed',
            'Next-hour PM2.5 at Kunjaban, to be better than the answer ‘same as now’',
          ],
        },
        {
          topic: 'Attention as a weighted average',
          subtopics: [
            'Query, key and value computed with a calculator for a sentence of four words',
            'Softmax that saturates when scores are not divided by the root of the key size',
            'Causal and padding masks, and a test that catches a mask applied the wrong way round',
            'Multi-head attention in einsum, checked against nn.MultiheadAttention',
          ],
        },
        {
          topic: 'The transformer block',
          subtopics: [
            'Pre-norm block: attention, a two-layer GELU network and two residual paths',
            'Learned, sinusoidal and rotary positions, and a model that sees none',
            'An encoder trained to reverse strings of digits, beside an LSTM of equal size',
            'Length doubled: time and memory with scaled_dot_product_attention and torch.compile',
          ],
        },
        {
          topic: 'A small language model for Bengali prose',
          subtopics: [
            'Byte-pair merges by hand, then a Bengali vocabulary with the tokenizers library',
            'Targets shifted by one, text packed into blocks of 256 tokens',
            'Six decoder layers trained on prose out of copyright; validation perplexity',
            'Temperature, top-k and top-p: one prompt continued at four settings',
            'Output searched for sentences copied whole from the training text',
          ],
        },
      ],
    },
    {
      category: 'Specialized Topics',
      sessions: [
        {
          topic: 'Indian-language text and pretrained encoders',
          subtopics: [
            'Unicode traps in Bengali and Hindi: NFC, zero-width joiners, one letter in two encodings',
            'Tokens per word in mBERT, XLM-R and MuRIL for the same newspaper paragraph',
            'MuRIL fine-tuned on Bengali news categories with the Hugging Face Trainer',
            'LoRA adapters with PEFT: a hundredth of the weights, and what it costs in macro F1',
            'TF-IDF with a linear classifier on the same split: is the large model worth it?',
          ],
        },
        {
          topic: 'Embeddings and search by meaning',
          subtopics: [
            'PDF pages cut into passages of 200 to 500 tokens that keep heading and page number',
            'Forty questions with their right passages, written before any search is tuned',
            'Multilingual E5 with query and passage prefixes: asked in English, found in Bengali',
            'BM25 by word and cosine by meaning, joined by reciprocal rank fusion',
            'FAISS flat and HNSW indexes: recall at 10 against milliseconds',
          ],
        },
        {
          topic: 'Answers from documents with a language model',
          subtopics: [
            'A small open-weight model in Ollama: chat template, context length, temperature 0',
            'JSON schema output and one tool call, both checked before anything acts on them',
            'A prompt that cites its passages by number and is allowed to decline',
            'Instructions hidden in a document: prompt injection tried and contained',
          ],
        },
        {
          topic: 'Measuring language models before trusting them',
          subtopics: [
            'Answerable, unanswerable and ambiguous questions in one test set',
            'Each wrong answer assigned to the search or to the model that wrote it',
            'Faithfulness judged by two people and by a second model; Cohen’s kappa between them',
            'A script that runs the whole set again when prompt, passages or model change',
            'Seconds and rupees per answer for a local and for a hosted model',
          ],
        },
        {
          topic: 'Detecting objects in a street scene',
          subtopics: [
            'IoU and non-maximum suppression coded for a handful of overlapping boxes',
            'A COCO model on an Indian street: the autorickshaw that comes out as car or truck',
            'Ten pictures per pair labelled in CVAT by a written rule, boxes compared',
            'Faster R-CNN fine-tuned on part of the India Driving Dataset; mAP from torchmetrics',
            'Terms read before use: the AGPL of common YOLO packages, the licence of the data',
          ],
        },
        {
          topic: 'A diffusion model that draws Bengali digits',
          subtopics: [
            'A noise schedule, and a small U-Net that predicts the noise added',
            'Digits sampled in 1000 and in 50 steps, guided by a class label',
            'Nearest training picture beside each sample, to find copies; what FID overlooks',
            'Deepfakes, and the label that India’s IT Rules ask for on synthetic media',
          ],
        },
        {
          topic: 'Learning from reward',
          subtopics: [
            'A bandit with three posters: epsilon-greedy and UCB compared by regret',
            'Bellman equation solved by value iteration on a four by four grid',
            'Q-learning and SARSA on Gymnasium’s CliffWalking, and why their paths differ',
            'terminated or truncated: the mistake in the update at the end of an episode',
          ],
        },
        {
          topic: 'A model behind an API',
          subtopics: [
            'A pickle runs code when it is loaded: skops, safetensors and pinned versions',
            'FastAPI route with Pydantic limits, the model loaded once in lifespan',
            'TestClient cases for a missing field, a wrong unit and a category never seen',
            'Image and container; a Dockerfile with slim base, non-root user and layers that cache well',
          ],
        },
        {
          topic: 'Watching a model after release',
          subtopics: [
            'A prediction log with model version, inputs and time, but no names or phone numbers',
            'Population stability index and Kolmogorov-Smirnov distance to the training month',
            'Labels that arrive three weeks late, joined to the log for the true score',
            'Error count and 95th percentile latency in Prometheus; an alert that names who does what',
            'Shadow run of a new version and return to the previous image',
          ],
        },
        {
          topic: 'Fairness, privacy and the DPDP Act',
          subtopics: [
            'Recall for women and for men on the liver data, with intervals for the small group',
            'Equal opportunity and equal selection rates: what meeting one does to the other',
            'A person found again from PIN code, birth date and sex in data without names',
            'DPDP Act 2023 and Rules 2025: notice, consent, children’s data, erasure, breach reports',
            'An impact note for a scholarship ranking: who is harmed, who can appeal, when to stop',
          ],
        },
      ],
    },
    {
      category: 'Projects',
      sessions: [
        {
          topic: 'District health brief: a table to trust',
          subtopics: [
            'Latest NFHS district fact sheets, bracketed and starred cells decoded as small samples',
            'Renamed and newly formed districts matched, every unmatched row explained',
            'A question agreed with a reader in mind: anaemia, clean fuel or births in hospital',
            'Handed in: tidy Parquet file, its data dictionary and its checks',
          ],
        },
        {
          topic: 'District health brief: patterns across states',
          subtopics: [
            'Districts clustered on ten indicators, with the stability of each group reported',
            'Ridge and boosting tested on whole states the model has never seen',
            'What district averages cannot say about one household: the ecological fallacy',
            'Handed in: notebook with a baseline, one final score and its interval',
          ],
        },
        {
          topic: 'District health brief: map, pages and defence',
          subtopics: [
            'GeoPandas map of the North-East on Survey of India boundaries, class limits stated',
            'Two Quarto pages: finding, certainty, and what should be measured next',
            'Cross-examination by a team that plays the health department',
            'Demonstrated: the brief rebuilt from raw files on a classmate’s laptop',
          ],
        },
        {
          topic: 'Mandi prices: collection and naive forecasts',
          subtopics: [
            'Daily market prices from the data.gov.in API: paging, retries and a key kept out of Git',
            'Quintal or kilogram, closed days, and entries wrong by a factor of ten',
            'Calendar of missing days for onion, potato and tomato at Tripura’s markets',
            'Handed in: DuckDB file, update script and backtest of last week’s price as forecast',
          ],
        },
        {
          topic: 'Mandi prices: a forecast with a range',
          subtopics: [
            'Only what is known on the day: past prices, festivals, rain already fallen',
            'Separate boosting models for 1, 7 and 14 days ahead at three quantiles',
            'Handed in: pinball loss and coverage of the 80 per cent range, naive forecast beside both',
          ],
        },
        {
          topic: 'Mandi prices: service and page for a trader',
          subtopics: [
            'An endpoint by market, vegetable and date that reads stored forecasts',
            'Streamlit page in Bengali and English that shows the range before the middle value',
            'Nightly container job that fetches, checks, forecasts and publishes',
            'Demonstrated: a day without new data, and the page that says so',
          ],
        },
        {
          topic: 'Mandi prices: thirty days replayed under watch',
          subtopics: [
            'Past days fed in one at a time, with a price shock planted by another team',
            'Alarm, error per market and a decision: retrain, widen the range or wait',
            'Handed in: incident report with cause and change, and a one-page runbook for the next',
          ],
        },
        {
          topic: 'Paddy leaves: pictures, labels and a fair split',
          subtopics: [
            'Paddy Doctor field photographs from Tamil Nadu: classes, varieties and licence',
            'Perceptual hashes that keep near-identical leaves on one side of the split',
            'A hundred labels compared with IRRI’s Rice Doctor guide, doubtful ones listed',
            'Handed in: split files, a contact sheet per class and a ResNet18 baseline',
          ],
        },
        {
          topic: 'Paddy leaves: a better network, explained',
          subtopics: [
            'ConvNeXt-Tiny and EfficientNet-B0 under the same budget of GPU hours',
            'Augmentation argued for: shade, blur and distance, but no hue shift that hides disease',
            'Blast taken for brown spot: confused pairs studied on activation maps',
            'Handed in: three logged runs, recall per class and an album of errors',
          ],
        },
        {
          topic: 'Paddy leaves: knowing when not to answer',
          subtopics: [
            'Fifty photographs from fields near the centre as a test from another place',
            'Temperature scaling, and a limit below which another picture is asked for',
            'Hands, tyres and maize leaves sent in: how many are turned away',
            'Handed in: error against share answered, with the chosen point defended',
          ],
        },
        {
          topic: 'Paddy leaves: a checker for a plain phone',
          subtopics: [
            'torch.onnx.export, and outputs compared with PyTorch to four decimals',
            'int8 quantisation in ONNX Runtime: megabytes, milliseconds and accuracy given up',
            'Camera page over HTTPS that stores no photograph without consent',
            'Advice copied only from agriculture department leaflets, each with its source',
            'Demonstrated: ten leaves checked live by a visitor who has not seen the page',
          ],
        },
        {
          topic: 'Scholarship desk: rules read from scanned pages',
          subtopics: [
            'Guidelines of central and Tripura scholarships collected with date and source',
            'Tesseract for Bengali and English; character error rate on ten corrected pages',
            'Tables of income limits kept whole when passages are cut',
            'Handed in: corpus with page references and sixty questions with agreed answers',
          ],
        },
        {
          topic: 'Scholarship desk: search, answer, decline',
          subtopics: [
            'Hybrid search filtered by scheme and year, tuned on half of the questions',
            'Income and age compared by a tested Python function the model calls',
            'Replies in the language of the question, with scheme, page and date shown',
            'Handed in: running desk and the list of questions it declined',
          ],
        },
        {
          topic: 'Scholarship desk: a trial with real readers',
          subtopics: [
            'Score on the unused half: passages found, faithful answers, causes of the rest',
            'Five students from outside try it, and each unclear reply is written down',
            'A rule replaced by this year’s: does the answer change everywhere?',
            'Demonstrated: an attack by another team with false premises and planted text',
          ],
        },
        {
          topic: 'The portfolio defended in a technical interview',
          subtopics: [
            'README with problem, result, limits and the command that reproduces it',
            'Twenty minutes of questions on one project: split, baseline, metric, failure',
            'A stranger’s notebook with three faults reviewed aloud against the clock',
            'Handed in: four public repositories without keys, personal data or stray outputs',
          ],
        },
      ],
    },
  ],
} satisfies CourseSource;
