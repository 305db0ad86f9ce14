import { addresses } from '../addresses.ts';
import { sample } from '../loading/sample.ts';
import type { TechnologySource } from '../schema/offerings/technology.ts';

export default {
  order: 70,
  title: 'Artificial Intelligence',
  logos: ['Python', 'PyTorch'],
  hue: 'plum',
  description: 'Language, speech and images: read documents, answer questions, sort messages.',
  project: 'AI-Integrated Services',
  page: {
    sample: 'what you work with, and how: each habit, limit and interval on this page',
    metadata: {
      title: 'Artificial intelligence | {company.name}',
      description:
        'Language models with search, document reading and speech: how we test them, which limits the code enforces, what an answer costs, and what we decline.',
    },
    hero: {
      eyebrow: 'Technology: language, speech, documents',
      lead: 'Language models that answer from your own documents, read forms and listen to calls. Each passes a few hundred real cases before it goes live, and you know the cost of an answer.',
      actions: [
        { label: 'Test an Idea' },
        { label: 'Jobs it can take on', href: `${addresses.service('ai-integrated')}#applications` },
      ],
    },
    sections: [
      {
        kind: 'offerings',
        id: 'uses',
        heading: 'Where language models help',
        items: [
          {
            title: 'Forms and documents',
            text: 'A vision model reads the page, a schema limits the output, and ordinary code checks sums, dates and identity numbers. A clerk checks unclear fields.',
            points: [
              'An error rate for each field',
              'Separate scores for handwriting and print',
              'Unusual layouts in the test set',
            ],
          },
          {
            title: 'Speech to text',
            text: 'Calls and field notes in Bengali, Hindi and Indian English. We test Whisper and AI4Bharat on an hour of your recordings and take the better one. For Kokborok there is little training data.',
            points: [
              'A word list for names of people and villages',
              'Speakers separated, silence removed',
              'A summary that an adviser corrects',
            ],
          },
          {
            title: 'Assistants that act',
            text: 'A model can look up an order, draft a reply or propose an appointment. Each tool has only the rights of its user, and writing needs a click. If the steps are always the same, we write a program without a model.',
            points: [
              'Model Context Protocol for shared tools',
              'Limits on steps, seconds and rupees',
              'A log of every tool call',
            ],
          },
        ],
      },
      {
        kind: 'figure',
        id: 'answers',
        heading: 'Answers from your documents',
        intro: 'Two questions from district offices, and nine thousand circulars.',
        figure: 'passages-found',
        arrangement: 'above',
        alt: 'Two questions. “Who signs a driver’s leave?” finds five passages by words and by meaning, one of them by both. The reranker puts two above the threshold: page 4 of 2022 on absent crews, which shares no word with the question, and page 6 of 2014 on the leave of drivers. The answer cites both pages: the transport officer; before 2022, the head clerk. “Is the canteen open on Sunday?” finds canteen dues and Sunday duty, both below the threshold. The answer: not in the circulars, call Establishment.',
        steps: [
          {
            title: 'The question',
            text: 'The search uses the access rights of the person who asks, before the model sees any text.',
          },
          {
            title: 'Two searches',
            text: 'We search by words and by meaning, in PostgreSQL with pgvector, for up to ten million passages.',
          },
          {
            title: 'In order',
            text: 'A reranker sorts the passages. Most wrong answers come from wrong passages, so we measure the search first.',
          },
          {
            title: 'An answer, or none',
            text: 'The model answers only from matching passages and names the page. If none matches, it says whom to ask.',
          },
        ],
      },
      {
        kind: 'list',
        id: 'tests',
        heading: 'Tests before release',
        intro: 'A demo proves one case. The test set runs again after each change of prompt, model or document.',
        items: [
          'Two to five hundred real questions with agreed answers',
          'Separate scores for search and wording',
          'Questions that your documents cannot answer',
          'One question in three languages, with typing errors',
          'Hidden instructions in letters, web pages and file names',
          'A grading model, checked by people on every fiftieth case',
          'Seconds for the slowest 5 %, rupees for the average',
          'The exact model version: a newer one must pass first',
        ],
      },
      {
        kind: 'groups',
        id: 'guardrails',
        heading: 'Limits in code',
        intro: 'People can trick a prompt. So code checks the input, the output and the actions of the model.',
        groups: [
          {
            title: 'What goes in',
            text: 'Text from outside is data and never an instruction.',
            items: ['Names and numbers masked', 'Limits on length and rate', 'One index for each client'],
          },
          {
            title: 'Output',
            items: [
              'JSON checked by a schema',
              'Citations that exist',
              'Figures computed by a program',
              'Refusals that name a contact',
            ],
          },
          {
            title: 'Actions',
            items: ['Read only, by default', 'A short list of tools', 'A click before email or payment'],
          },
          {
            sample: 'what you keep of questions and answers, for how long, and what your models are trained on',
            title: 'What is kept',
            text: 'Long enough to handle a complaint, and agreed in writing.',
            items: ['Prompt, passages, answer, version', 'Thirty days, then counts alone', 'No training on your text'],
          },
        ],
      },
      {
        kind: 'projects',
        id: 'projects',
        heading: 'Language projects',
        sample: 'three projects of your own with language, speech or document models',
        projects: [
          {
            id: 'circulars',
            title: 'Circulars of a district administration',
            client: 'government',
            description:
              'Nine thousand circulars since 2004, a third of them scanned. For 93 of 100 test questions the right page was among the first five results. If no page fits, the reader learns which section to ask.',
            technologies: ['PostgreSQL', 'pgvector', 'FastAPI', 'Azure OpenAI', 'Tesseract'],
          },
          {
            id: 'claim-documents',
            title: 'Claim documents at a health insurer',
            client: 'finance',
            description:
              'Bills and discharge summaries are read into 46 fields. Two of three claims need one look; in the others, unclear fields are marked. An adjuster writes every refusal.',
            technologies: ['Amazon Bedrock', 'Amazon Textract', 'Python', 'Pydantic'],
          },
          {
            id: 'call-notes',
            title: 'Call notes for a farmers’ helpline',
            client: 'farming',
            description:
              'A call in Bengali becomes a summary and a subject, which the adviser corrects. This takes one minute instead of four. Recordings stay on a server in the state.',
            technologies: ['Whisper', 'vLLM', 'PyTorch', 'Redis'],
          },
        ],
      },
      {
        kind: 'offerings',
        id: 'models',
        heading: 'Hosted models or your own servers',
        items: [
          {
            title: 'Hosted',
            text: sample(
              'Claude on Amazon Bedrock, GPT on Azure, Gemini on Google Cloud, under terms that exclude your text from training. These models are stronger. For a few thousand answers a day they cost less than one graphics card.',
              'the models you use, and what their makers may do with a client’s text',
            ),
          },
          {
            title: 'On your own servers',
            text: 'Open models run with vLLM, if documents may not leave the building or the volume is large. They are smaller, so we test whether one is good enough. We improve search and prompts before fine-tuning.',
          },
          {
            title: 'What we do not use it for',
            text: 'Decisions on credit, jobs, marks or treatment without a person. Imitating a real voice or posing as a human. Arithmetic, which a program does better.',
          },
        ],
      },
    ],
    callToAction: {
      heading: 'Test it with twenty of your cases',
      text: 'A trial with real questions or forms, without names, shows how many answers are correct and what each costs. We agree on the price first.',
      action: { label: 'Plan a Trial' },
    },
  },
} satisfies TechnologySource;
