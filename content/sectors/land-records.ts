import { addresses } from '../addresses.ts';
import { sample } from '../loading/sample.ts';
import type { SectorSource } from '../schema/buyers/sector.ts';

/*
 * Looked up on November 22, 2026: Department of Land Resources and press releases of the government (ULPIN, DILRMP, NAKSHA launched
 * February 18, 2025, with Survey of India, MPSEDC and NICSI); dit.tripura.gov.in and revenue.tripura.gov.in (Jami, NGDRS since
 * December 2021); ogc.org and MapServer's list of versions; Survey of India on the change from the Everest datum, and its CORS
 * network; National Geospatial Policy, 2022; GIGW 3.0.
 */
export default {
  order: 30,
  title: 'Software for land records',
  hue: 'leaf',
  client: 'government',
  metadata: {
    title: 'Software for land records | {company.name}',
    description:
      'For revenue and survey offices: ULPIN, DILRMP, NAKSHA, SVAMITVA, OGC services and GeoPackage, datums of the Survey of India, and a timeline.',
  },
  hero: {
    eyebrow: 'For revenue, survey and town offices',
    lead: sample(
      'Software that links plot, map and record of rights, with ULPIN numbers and open map services. It costs ₹4 lakh for one village, ₹15 to ₹25 lakh for a circle, and up to ₹40 lakh for a district, without GST.',
      'what your own systems for land records cost',
    ),
    action: { label: 'Ask about your district', href: addresses.contactAbout('One of your products') },
    picture: {
      screen: 'gis-map',
      alt: 'A map of village plots between a road and a river, with the record of the selected plot 215/2.',
    },
  },
  standards: [
    {
      title: 'Programmes and numbers',
      items: [
        {
          name: 'ULPIN, Bhu-Aadhaar',
          text: 'Each plot gets fourteen letters and digits, made from its coordinates. The old plot and khatian numbers stay.',
        },
        {
          name: 'DILRMP',
          text: 'The software joins text and map, enters the mutation after registration and prints the record.',
        },
        {
          name: 'NAKSHA, 2025',
          text: 'In towns we import the orthophotos of the Survey of India, and check each property and floor on the ground.',
        },
        {
          name: 'SVAMITVA',
          text: 'We import the plots of the drone survey of village homes, with the property cards.',
        },
        {
          name: 'Jami, NGDRS, BhuNaksha',
          text: 'We exchange data with the state’s systems, in the formats of its department. We do not replace them.',
        },
      ],
    },
    {
      title: 'Maps online and in a file',
      items: [
        {
          name: 'OGC WMS 1.3.0 and WMTS 1.0.0',
          text: 'QGIS, ArcGIS or a browser shows the maps as pictures.',
        },
        {
          name: 'OGC WFS 2.0 and OGC API – Features',
          text: 'Offices with permission can read the plots with their attributes.',
        },
        {
          name: 'OGC GeoPackage',
          text: 'You get all data as one file that opens without our software, at the end and whenever you ask.',
        },
      ],
    },
    {
      title: 'Coordinates',
      items: [
        {
          name: 'Survey of India, CORS network',
          text: 'We measure new points from its reference stations, in its present frame (WGS 84), and record the epoch.',
        },
        {
          name: 'Everest datum of older sheets',
          text: 'Old sheets are a few hundred metres off. We move them by control points and show the error that remains.',
        },
        {
          name: 'UTM zone 46N',
          text: 'Maps of Tripura use EPSG:32646. Areas are in square metres, and in kani and ganda as in the record.',
        },
        {
          name: 'National Geospatial Policy, 2022',
          text: 'We show boundaries of state and nation only as the Survey of India publishes them.',
        },
      ],
    },
    {
      title: 'Public bodies',
      items: [
        {
          name: 'GIGW 3.0; CERT-In audit',
          text: 'You get pages in two languages that meet WCAG 2.1 AA, and a safe-to-host certificate from an empanelled auditor.',
        },
        {
          name: 'NIC, State Data Centre, MeitY cloud',
          text: 'We install on the servers that your department names. Your operators can repeat each step.',
        },
      ],
    },
  ],
  promise: {
    sample: 'what you promise to holders of land, as your lawyer approved it',
    heading: 'A map is not a title',
    lead: 'The officer whom the law names decides who holds the land. Our software shows the decision, the officer and the date.',
    points: [
      'No program changes the holder, size or shape of a plot. Each change has the number of an order.',
      'We mark and list overlaps and gaps. We never move a boundary to close them.',
      'You can see the map and the record of any earlier day.',
      'Each boundary shows how it was measured, and its possible error.',
      'Holders’ names are personal data. A public map shows plots, and shows names only if a rule requires it.',
      'Officers who need to know see that a plot is disputed. The map takes no side.',
    ],
  },
  timeline: {
    sample: 'how long your own work for a land office took',
    intro: 'For one circle of about forty villages with scanned sheets. Field work stops in the rains.',
    weeks: 30,
    phases: [
      { title: 'Sheets and records', text: 'We list what exists, its condition and its datum.', from: 1, to: 3 },
      {
        title: 'Control points',
        text: 'We measure them with rovers against reference stations.',
        from: 3,
        to: 8,
      },
      {
        title: 'Georeferencing',
        text: 'We fit each sheet to the points, and note the error that remains.',
        from: 6,
        to: 13,
      },
      {
        title: 'Text joined to map',
        text: 'Each khatian gets its plot. You get a list of those that do not match.',
        from: 10,
        to: 18,
      },
      { title: 'Checks in the field', text: 'We check all doubtful plots with the amin.', from: 15, to: 23 },
      { title: 'ULPIN', text: 'We send the checked plots for their numbers.', from: 22, to: 26 },
      {
        title: 'In use',
        text: 'Counter staff are trained, the security audit is passed, and an order ends the old process.',
        from: 25,
        to: 30,
      },
    ],
  },
  needs: [
    'An order that names the nodal officer and the area',
    'Scanned sheets at 300 dpi or more, and the records as data',
    'An amin for each field team, and access to control points',
    'Formats and keys for the systems of the state',
    'The rule for who may see names',
    'Servers, or permission to use an empanelled cloud',
  ],
  offerings: [
    {
      label: 'GeoIntel Solutions',
      href: addresses.product('gis-solutions'),
      text: 'Our map system: layers, field survey with rovers, checks for overlaps, maps in a browser.',
    },
    {
      label: 'Data Engineering',
      href: addresses.service('data-engineering'),
      text: 'We clean and join old registers, and list all entries that do not match.',
    },
  ],
  exclusions: [
    'Decisions on title, share or boundary',
    'Legal advice to holders',
    'Drone flights: licensed partners or the Survey of India do them',
    'Licences for the GIS of other makers',
    'Maps of forbidden or restricted places',
  ],
  callToAction: {
    heading: 'Begin with one circle',
    text: 'Name the circle, the number of sheets and who has the scans. You get a plan for the first village.',
    action: { label: 'Ask about your district', href: addresses.contactAbout('One of your products') },
  },
} satisfies SectorSource;
