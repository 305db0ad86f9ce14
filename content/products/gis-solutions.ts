import { sampleEvidence } from '../loading/sample.ts';
import type { ProductSource } from '../schema/offerings/product.ts';

export default {
  order: 60,
  name: 'GeoIntel Solutions',
  summary: 'Maps, surveys and spatial analysis for government, utilities, forestry and farming.',
  category: 'UtilitiesApplication',
  hue: 'leaf',
  card: {
    subtitle: 'For government, utilities and farms',
    category: 'Maps and surveys',
    description:
      'Surveyors draw a plot on foot and see at once whether it overlaps its neighbour. The office reads the same map an hour later, with roads, drains and rainfall laid over it.',
    picture:
      'GeoIntel Solutions: numbered plots between a road and a river, houses, flood risk, and the layers of the map at the left',
  },
  page: {
    sample: 'what your own product does: each function, picture and example on this page',
    metadata: {
      title: 'GeoIntel Solutions, maps and GIS | {company.name}',
      description:
        'GeoIntel Solutions joins land records, field surveys and satellite pictures on one map, for government offices, utilities, forests and farms.',
    },
    hero: {
      eyebrow: 'Maps and spatial analysis',
      lead: 'A plot on the Gomati, its holder, its paddy and the share of it that floods, on one sheet. The surveyor walks the boundary with a GPS rover while the office watches the line close.',
      actions: [{ label: 'Request a Map Demo' }, { label: 'Discuss a Survey' }],
      picture: {
        screen: 'gis-map',
        alt: 'GeoIntel Solutions: numbered plots along a river with houses, roads and flood risk, layers at the left, one plot at the right',
        states: {
          legend: 'Shalgara, sheet 3',
          firstLabel: 'Plot 215/2',
          others: [
            {
              label: 'Flood',
              alt: 'The same sheet asked what a flood would cover: the plots by the river in one colour, and a list of those that lose most land',
            },
            {
              label: 'Wider road',
              alt: 'The sheet asked what a wider road would take: the strip on both sides, the plots it touches, and the square metres of each',
            },
          ],
        },
      },
    },
    sections: [
      {
        kind: 'features',
        id: 'features',
        heading: 'What the map can do',
        items: [
          {
            icon: 'map',
            title: 'Interactive Mapping',
            text: 'Switch layers on and off: plots, roads, water, contours, flood. Click a plot and its record opens; draw on it and the record follows.',
          },
          {
            icon: 'ruler',
            title: 'Spatial Analysis',
            text: 'Which houses stand within fifty metres of the bank? Which plots would a wider road touch, and by how many square metres? The answer is a list and a map.',
          },
          {
            icon: 'pin',
            title: 'GPS Integration',
            text: 'Rovers and phones send their positions as they go, to two centimetres where a base station is near. Without a network they keep them until evening.',
          },
          {
            icon: 'area',
            title: 'Geospatial Analytics',
            text: 'Counts and areas by village, block or any line you draw, from one year to the next, with the table behind each colour.',
          },
          {
            icon: 'window',
            title: 'Web GIS Platform',
            text: 'The map opens in a browser, with nothing to install at the tehsil. Each office edits its own layer and reads those of the others.',
          },
          {
            icon: 'satellite',
            title: 'Remote Sensing',
            text: 'Scenes of several dates are combined, with clouds masked out, compared with those of ten years ago and sorted into classes, then checked on the ground.',
          },
        ],
      },
      {
        kind: 'offerings',
        id: 'sectors',
        heading: 'Sectors',
        items: [
          {
            title: 'Government',
            text: 'Land records, property tax and town planning on one base map. A plot that is divided in the morning has its two new numbers, areas and holders before the file goes up for signature.',
          },
          {
            title: 'Utilities',
            text: 'Poles, pipes and meters with their age and last repair. When a feeder fails at night, the map shows which valve or switch to reach, and by which road that is not under water.',
          },
          {
            title: 'Environment',
            text: 'Forest cover, wetlands and landslides, watched scene by scene. A ranger in Dhalai gets a list of changed squares each month and walks to those that matter.',
          },
          {
            title: 'Agriculture',
            text: 'Crops by plot and season, soil samples, and damage after hail. Insurance inspectors begin with the fields where the picture changed, with the farmer’s name on the sheet.',
          },
        ],
      },
      {
        kind: 'screens',
        id: 'screens',
        heading: 'A district and a single plot',
        screens: [
          {
            screen: 'gis-rover',
            alt: 'The surveyor’s phone by the river: the boundary of plot 215/2 walked but for one side, 1.4 cm accurate, two signatures given',
            caption: 'A week earlier on the bank: one corner is missing, holder and neighbour have signed.',
          },
          {
            screen: 'gis-analysis',
            alt: 'The canopy of an invented district in squares of two kilometres, with the area of six classes in 2016 and 2026 as bars and a table',
            caption: 'Ten years of canopy over one district: 2,400 square kilometres, read in three minutes.',
          },
        ],
      },
      {
        kind: 'metrics',
        id: 'metrics',
        heading: 'Time, cost and accuracy',
        metrics: [
          {
            value: '75%',
            label: 'faster decisions',
            change: 'less',
            evidence: sampleEvidence(
              'Days from a request to the signed decision on a plot, in the files of three land offices: 2025 against 2023.',
            ),
          },
          {
            value: '60%',
            label: 'less survey time',
            change: 'less',
            evidence: sampleEvidence(
              'Field days per hundred plots with rover and tablet against chain and paper, from the survey diaries of two blocks.',
            ),
          },
          {
            value: '90%',
            label: 'more data accuracy',
            change: 'more',
            evidence: sampleEvidence(
              'Corners within ten centimetres of a control survey in 2025: 95 in 100, where 50 in 100 were so on the old sheets. 400 corners were checked.',
            ),
          },
          {
            value: '45%',
            label: 'cost savings',
            change: 'less',
            evidence: sampleEvidence(
              'Invoices and wages for surveying one block, set against the sum that was approved for it by the old method.',
            ),
          },
        ],
      },
      {
        kind: 'process',
        id: 'survey',
        heading: 'Resurveying a village',
        steps: [
          {
            title: 'Old sheets',
            text: 'The cloth maps are scanned and fitted to points that still exist: a well, a temple, a corner stone.',
          },
          {
            title: 'Flight',
            text: 'A drone photographs the village in an hour, with the permission filed and the date announced.',
          },
          { title: 'On foot', text: 'Surveyor, holder and neighbour walk the line together and sign on the tablet.' },
          {
            title: 'Objections',
            text: 'The draft hangs in the panchayat office for a month. Each objection is a pin.',
          },
          {
            title: 'Record',
            text: 'Areas, holders and shapes go into the state’s land records in the form it expects.',
          },
        ],
      },
    ],
    callToAction: {
      heading: 'Maps that already exist',
      text: 'For the area you name we look up the base maps, boundaries and satellite scenes that can be had. The rest would have to be surveyed; you get a list of that, too.',
      action: { label: 'Send Us an Area' },
    },
  },
} satisfies ProductSource;
