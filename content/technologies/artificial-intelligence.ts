import { addresses } from '../addresses.ts';
import { sample } from '../loading/sample.ts';
import type { TechnologySource } from '../schema/offerings/technology.ts';

export default {
  order: 70,
  title: 'Artificial Intelligence',
  logos: ['Python', 'PyTorch'],
  icon: 'language',
  hue: 'plum',
  description: 'Language, speech and images: reading documents, answering questions, sorting what comes in.',
  project: 'AI-Integrated Services',
  page: {
    sample: 'what you work with, and how: each habit, limit and interval on this page',
    metadata: {
      title: 'Artificial intelligence | {company.name}',
      description:
        'Language models with retrieval, document reading and speech: how we test them, the limits that code enforces, what an answer costs, and what we decline.',
    },
    hero: {
      eyebrow: 'Technology: language, speech, documents',
      lead: 'Language models that answer from your own papers, read forms and listen to calls. Before one goes live it has passed a few hundred real cases. The cost of an answer is known in paise.',
      actions: [
        { label: 'Test an Idea' },
        { label: 'Jobs it can take on', href: `${addresses.service('ai-integrated')}#applications` },
      ],
    },
    sections: [
      {
        kind: 'offerings',
        id: 'uses',
        heading: 'Where language models work',
        items: [
          {
            title: 'Papers into fields',
            text: 'A vision model reads the page, a schema limits what may come out, and ordinary code checks sums, dates and identity numbers. A doubtful field goes to a clerk, with its place in the scan outlined.',
            points: [
              'Error rate for each field, not for the page as a whole',
              'Handwriting scored apart from print',
              'Unfamiliar layouts kept in the test set',
            ],
          },
          {
            title: 'Speech into notes',
            text: 'Calls and field notes in Bengali, Hindi and Indian English. We take Whisper or a model of AI4Bharat, whichever makes fewer word errors on an hour of your recordings. For Kokborok there is still little to train on.',
            points: [
              'Names and village names given as a word list',
              'Speakers told apart, silence cut before it is paid for',
              'A summary that the caller’s adviser corrects and signs',
            ],
          },
          {
            title: 'Assistants that act',
            text: 'A model can look up an order, draft a reply or propose a slot. Each tool has only the rights of the user who asks; writing waits for a click. Where the steps are always the same we program them and leave the model out.',
            points: [
              'Model Context Protocol where several assistants share tools',
              'A ceiling on steps, seconds and rupees for one task',
              'A log of every tool call, which can be replayed',
            ],
          },
        ],
      },
      {
        kind: 'figure',
        id: 'answers',
        heading: 'Answers from your documents',
        intro: 'Two questions from the offices of a district, put to nine thousand circulars.',
        figure: 'passages-found',
        arrangement: 'above',
        alt: 'Who signs a driver’s leave? By words and by meaning, five passages are found, one of them both ways. The reranker puts two above the line: page 4 of 2022 on the absence of crews, which shares no word with the question, and page 6 of 2014 on the leave of drivers. The answer, with both pages named: the transport officer; before 2022, the head clerk. Is the canteen open on Sunday? Canteen dues and Sunday duty are found, and both stay below the line. The answer: not in the circulars, ring Establishment.',
        steps: [
          {
            title: 'The question',
            text: 'It is asked with the rights of the reader, which apply in the search: before the model sees a line.',
          },
          {
            title: 'Found in two ways',
            text: 'By words and by meaning, in PostgreSQL with pgvector, up to some ten million. Tables and scans are cut up together with their headings.',
          },
          {
            title: 'In order',
            text: 'A reranker puts them in order. Most wrong answers we look into are wrong passages, so finding is what we measure first.',
          },
          {
            title: 'The answer, or none',
            text: 'The model writes from what fits alone, with the page named. Where nothing fits, it gives none, and names whom to ring.',
          },
        ],
      },
      {
        kind: 'list',
        id: 'tests',
        heading: 'Tests before release',
        intro: 'A demonstration proves one case. The test set runs again at each change of prompt, model or document.',
        items: [
          'Two to five hundred real questions, with answers agreed before the first prompt',
          'Finding and wording, scored apart',
          'Questions your papers cannot answer, to see if it admits as much',
          'One question in three languages, with the spelling mistakes people make',
          'Instructions hidden in a letter, a web page, a file name',
          'A grading model, itself compared with people on every fiftieth case',
          'Seconds for the slowest one in twenty, and paise for the average',
          'The exact version of the model: a newer one has to pass first',
        ],
      },
      {
        kind: 'groups',
        id: 'guardrails',
        heading: 'Guardrails in code',
        intro: 'A prompt can be talked round. So code checks what goes in, what comes out and what the model may do.',
        groups: [
          {
            title: 'What goes in',
            text: 'Text from outside is material to read, never an order to follow.',
            items: ['Names and numbers masked', 'Limits on length and rate', 'One index for each client'],
          },
          {
            title: 'What comes out',
            items: [
              'JSON held to a schema',
              'Citations that exist in the source',
              'Figures computed by a program',
              'A refusal that names a contact',
            ],
          },
          {
            title: 'What it may do',
            items: ['Read, unless told otherwise', 'A short list of tools', 'A click before mail or money moves'],
          },
          {
            sample: 'what you keep of questions and answers, for how long, and what your models are trained on',
            title: 'What is kept',
            text: 'Long enough to trace a complaint, and agreed in writing.',
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
            title: 'Circulars of a district administration',
            description:
              'Nine thousand circulars since 2004, a third of them scanned. On 320 test questions the right page was among the first five for 93 in 100. Where none fits, the reader is told which section to ring.',
            technologies: ['PostgreSQL', 'pgvector', 'FastAPI', 'Azure OpenAI', 'Tesseract'],
          },
          {
            title: 'Claim papers at a health insurer',
            description:
              'Bills and discharge summaries are read into 46 fields. Two claims in three need one glance; in the others the doubtful fields are marked. Refusals are written by an adjuster.',
            technologies: ['Amazon Bedrock', 'Amazon Textract', 'Python', 'Pydantic'],
          },
          {
            title: 'Call notes for a farmers’ helpline',
            description:
              'A call in Bengali becomes a summary and a subject, which the adviser corrects before saving. Typing took four minutes a call and now takes about one. Recordings never leave a server in the state.',
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
              'Claude through Amazon Bedrock, GPT through Azure, Gemini through Google Cloud, under terms that keep your text out of training. The models are stronger and there is nothing to buy first; a few thousand answers a day cost less than one graphics card.',
              'the models you use, and what their makers may do with a client’s text',
            ),
          },
          {
            title: 'In your building',
            text: 'Open-weight models served by vLLM, if papers may not leave or the volume is large and steady. They are smaller, so we test whether one is good enough for the task at hand. Fine-tuning with LoRA comes last, after search and prompts.',
          },
          {
            title: 'What we do not use it for',
            text: 'Decisions on credit, jobs, marks or treatment without human review. Imitating a real voice, or posing as a human. Arithmetic, which an ordinary program does for less and without mistakes.',
          },
        ],
      },
    ],
    callToAction: {
      heading: 'Twenty of your own cases',
      text: 'A trial on real questions or forms, with names removed, shows how many come out right and what each answer costs. Its price is agreed beforehand.',
      action: { label: 'Plan a Trial' },
    },
  },
} satisfies TechnologySource;
