import { sample, sampleEvidence } from '../loading/sample.ts';
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
      'Surveyors walk a plot and see whether it overlaps its neighbour. The office sees the same map at once, with roads, drains and rainfall.',
    picture:
      'GeoIntel Solutions: numbered plots between a road and a river, houses, flood risk, and the layers of the map on the left',
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
      lead: 'Plots, owners, crops and flood risk on one map. The surveyor walks the boundary with a GPS rover, and the boundary appears on the office map at once.',
      actions: [{ label: 'Request a Map Demo' }, { label: 'Discuss a Survey' }],
      picture: {
        screen: 'gis-map',
        alt: 'GeoIntel Solutions: numbered plots along a river with houses, roads and flood risk, layers on the left, one plot on the right',
        states: {
          legend: 'Shalgara, sheet 3',
          firstLabel: 'Plot 215/2',
          others: [
            {
              label: 'Flood',
              alt: 'What a flood would cover: the plots by the river in one colour, and a list of those that lose most land',
            },
            {
              label: 'Wider road',
              alt: 'What a wider road would take: the strip on both sides, the plots that it touches, and the square metres of each',
            },
          ],
        },
      },
    },
    sections: [
      {
        kind: 'features',
        id: 'features',
        heading: 'Six functions',
        items: [
          {
            title: 'Interactive Mapping',
            text: 'Switch layers on and off: plots, roads, water, contours, flood. Click a plot to open its record, or draw a correction that an officer has to approve.',
          },
          {
            title: 'Spatial Analysis',
            text: 'Which houses are within fifty metres of the bank? Which plots would a wider road touch? You get a list and a map.',
          },
          {
            title: 'GPS Integration',
            text: 'Rovers and phones send their positions as they move, accurate to two centimetres near a base station. Without a network they send later.',
          },
          {
            title: 'Geospatial Analytics',
            text: 'You get counts and areas by village, by block or in a shape that you draw, for each year.',
          },
          {
            title: 'Web GIS Platform',
            text: 'The map opens in a browser, so offices install nothing. Each office edits its own layer and reads the others.',
          },
          {
            title: 'Remote Sensing',
            text: 'Satellite images of several dates give one picture without clouds. We compare it with a picture from ten years ago and check samples on the ground.',
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
            text: 'Land records, property tax and town planning share one map. When a plot is divided, the system prepares the new numbers and areas for the officer’s signature.',
          },
          {
            title: 'Utilities',
            text: 'The map shows poles, pipes and meters with their age and last repair. If a feeder fails at night, the map shows the switch and a road that is not flooded.',
          },
          {
            title: 'Environment',
            text: 'Satellite images show forest cover, wetlands and landslides. Each month a ranger gets a list of changes and checks those that matter.',
          },
          {
            title: 'Agriculture',
            text: 'Each plot has its crops by season, soil samples and hail damage. Insurance inspectors start with the fields that changed.',
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
            alt: 'The surveyor’s phone by the river: plot 215/2 with one side of its boundary still to walk, 1.4 cm accurate, two signatures given',
            caption:
              'Plot 215/2 during the survey: one corner is missing, and the holder and the neighbour have signed.',
          },
          {
            screen: 'gis-analysis',
            alt: 'The canopy of an invented district in squares of two kilometres, with the area of six classes in 2016 and 2026 as bars and a table',
            caption: 'Ten years of forest cover in one district of 2,400 square kilometres.',
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
              'Days from a request to the signed decision on a plot, in the files of three land offices: 2025 compared with 2023.',
            ),
          },
          {
            value: '60%',
            label: 'less survey time',
            change: 'less',
            evidence: sampleEvidence(
              'Field days per hundred plots with rover and tablet, compared with chain and paper, from the survey diaries of two blocks.',
            ),
          },
          {
            value: '90%',
            label: 'more data accuracy',
            change: 'more',
            evidence: sampleEvidence(
              'New corners within ten centimetres of a control survey in 2025: 95 in 100. With the old method it was 50 in 100. 400 corners were checked.',
            ),
          },
          {
            value: '45%',
            label: 'cost savings',
            change: 'less',
            evidence: sampleEvidence(
              'Invoices and wages for surveying one block, compared with the sum approved for the old method.',
            ),
          },
        ],
      },
      {
        kind: 'process',
        id: 'survey',
        heading: 'How we resurvey a village',
        steps: [
          {
            title: 'Old sheets',
            text: 'We scan the cloth maps and fit them to points that still exist: a well, a temple, a corner stone.',
          },
          {
            title: 'Flight',
            text: 'A licensed partner photographs the village with a drone in an hour. We get the permission and announce the date first.',
          },
          {
            title: 'On foot',
            text: 'The surveyor, the holder and the neighbour walk the boundary and sign on the tablet.',
          },
          {
            title: 'Objections',
            text: 'The panchayat office shows the draft for a month. Each objection is a pin on the map.',
          },
          {
            title: 'Record',
            text: 'When the officer has signed, areas, holders and shapes go into the state’s land records.',
          },
        ],
      },
    ],
    callToAction: {
      heading: 'Find out which maps exist',
      text: sample(
        'Name an area. Within five working days you get a free list of the base maps, boundaries and satellite images that exist, and of what must be surveyed.',
        'what this list costs with you, and how soon it is ready',
      ),
      action: { label: 'Send Us an Area' },
    },
  },
} satisfies ProductSource;
