import { addresses } from '../addresses.ts';
import { sample } from '../loading/sample.ts';
import type { TechnologySource } from '../schema/offerings/technology.ts';

export default {
  order: 70,
  title: 'Artificial Intelligence',
  logos: ['Python', 'PyTorch'],
  hue: 'plum',
  description: 'Models that read documents, answer questions and write down calls.',
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
      lead: 'Language models that answer from your documents, read forms and listen to calls. We test each with a few hundred real cases.',
      actions: [
        { label: 'Test an Idea' },
        { label: 'Jobs it can take on', href: `${addresses.service('ai-integrated')}#applications` },
      ],
    },
    sections: [
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
            text: 'The search covers only documents that this person may read.',
          },
          {
            title: 'Two searches',
            text: 'One by words and one by meaning, in PostgreSQL with pgvector.',
          },
          {
            title: 'Sorting',
            text: 'A reranker sorts the passages. Most wrong answers come from wrong passages.',
          },
          {
            title: 'An answer, or none',
            text: 'The model answers only from matching passages and names the page. If none matches, it says whom to ask.',
          },
        ],
      },
      {
        kind: 'offerings',
        id: 'uses',
        heading: 'Where language models help',
        items: [
          {
            title: 'Forms and documents',
            text: 'The model reads the page, code checks sums and dates, and a clerk checks unclear fields. You get an error rate for each field.',
          },
          {
            title: 'Speech to text',
            text: 'The model writes down calls and field notes in Bengali, Hindi and Indian English. We compare Whisper and AI4Bharat on an hour of your recordings. For Kokborok there is little training data.',
          },
          {
            title: 'Assistants that act',
            text: 'The model looks up an order or drafts a reply, with the rights of its user. A person confirms before it sends anything.',
          },
        ],
      },
      {
        kind: 'list',
        id: 'tests',
        heading: 'Tests and limits',
        intro: 'The tests run again after each change of prompt, model or document.',
        items: [
          'At least two hundred real questions with agreed answers',
          'Questions that your documents cannot answer',
          'Typing errors, and prompt injection in letters',
          'Seconds and rupees for each answer',
          'No action without a person’s confirmation, except reading',
          sample(
            'Questions and answers kept for thirty days, never used for training',
            'what you keep of questions and answers, for how long, and what your models are trained on',
          ),
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
            title: 'A search in circulars for a district administration',
            client: 'government',
            service: 'ai-integrated',
            scope: '2024, 3 months, ₹9 lakh',
            description:
              'Officers search nine thousand circulars since 2004. In 93% of the test questions, the right page was among the first five results.',
            technologies: ['pgvector', 'Azure OpenAI'],
          },
          {
            id: 'claim-documents',
            title: 'A reader of claim documents for a health insurer',
            client: 'finance',
            service: 'ai-integrated',
            scope: '2025, 3 months, ₹17 lakh',
            description:
              'The model reads bills and discharge summaries into 46 fields and marks the unclear ones. An adjuster writes every refusal.',
            technologies: ['Amazon Bedrock', 'Amazon Textract'],
          },
          {
            id: 'call-notes',
            title: 'Call summaries in Bengali for a farmers’ helpline',
            client: 'farming',
            service: 'ai-integrated',
            scope: '2026, 2 months, ₹6 lakh',
            description:
              'A call in Bengali becomes a summary, which the adviser corrects in one minute. Recordings stay on a server in the state.',
            technologies: ['Whisper', 'vLLM'],
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
              'You choose Claude on Amazon Bedrock, GPT on Azure or Gemini on Google Cloud. Their terms exclude your text from training. These models answer better than open ones. Up to a few thousand answers a day, they also cost less. An answer usually costs ₹0.20 to ₹2. The offer names the country where your text is processed.',
              'the models you use, what an answer costs, and what their makers may do with a client’s text',
            ),
          },
          {
            title: 'On your own servers',
            text: 'We run open models with vLLM if documents may not leave the building. They are smaller, so we test first whether they answer well.',
          },
          {
            title: 'What we do not use it for',
            text: 'It makes no decision on credit, jobs, marks or treatment without a person. It imitates no real voice, and it does no arithmetic.',
          },
        ],
      },
    ],
    callToAction: {
      heading: 'Test it with twenty of your cases',
      text: 'A trial with your questions or forms shows how many answers are correct and what each costs. We agree on its price before it starts.',
      action: { label: 'Plan a Trial' },
    },
  },
} satisfies TechnologySource;
