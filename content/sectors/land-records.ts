import { addresses } from '../addresses.ts';
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
  metadata: {
    title: 'Software for land records | {company.name}',
    description:
      'For revenue and survey offices: ULPIN, DILRMP, NAKSHA, SVAMITVA, OGC services and GeoPackage, datums of the Survey of India, and a timeline.',
  },
  hero: {
    eyebrow: 'For revenue, survey and town offices',
    lead: 'Plot, map and record of rights, linked to each other: numbers by ULPIN, maps through open services, coordinates in the frame of the Survey of India.',
    action: { label: 'Ask about your district', href: addresses.contactAbout('One of your products') },
  },
  standards: [
    {
      title: 'Programmes and numbers',
      items: [
        {
          name: 'ULPIN, Bhu-Aadhaar',
          text: 'Fourteen letters and digits from the coordinates of the plot, kept next to the old plot and khatian numbers.',
        },
        {
          name: 'DILRMP',
          text: 'Text and map joined, mutation after registration, records that can be issued from the computer.',
        },
        {
          name: 'NAKSHA, 2025',
          text: 'Towns: orthophotos of the Survey of India, checked on the ground, down to the property and its floors.',
        },
        {
          name: 'SVAMITVA',
          text: 'Inhabited land of villages: plots from the drone survey, imported with the property cards.',
        },
        {
          name: 'Jami, NGDRS, BhuNaksha',
          text: 'We exchange data with the systems of the state, in the formats of its department. We do not replace them.',
        },
      ],
    },
    {
      title: 'Maps online and in a file',
      items: [
        {
          name: 'OGC WMS 1.3.0 and WMTS 1.0.0',
          text: 'Maps as pictures for any program that reads them: QGIS, ArcGIS, a browser.',
        },
        {
          name: 'OGC WFS 2.0 and OGC API – Features',
          text: 'The plots themselves, with their attributes, for offices that may have them.',
        },
        {
          name: 'OGC GeoPackage',
          text: 'You get this file at the end, and whenever you ask. It opens without our software.',
        },
      ],
    },
    {
      title: 'Coordinates',
      items: [
        {
          name: 'Survey of India, CORS network',
          text: 'New points are measured from its reference stations, in its present frame (WGS 84), with the epoch written down.',
        },
        {
          name: 'Everest datum of older sheets',
          text: 'Old sheets are a few hundred metres off. We move them by control points and show the error that remains.',
        },
        {
          name: 'UTM zone 46N',
          text: 'For Tripura, EPSG:32646; areas in square metres, and in kani and ganda as the record has them.',
        },
        {
          name: 'National Geospatial Policy, 2022',
          text: 'Boundaries of state and nation only as the Survey of India publishes them.',
        },
      ],
    },
    {
      title: 'Public bodies',
      items: [
        {
          name: 'GIGW 3.0; CERT-In audit',
          text: 'WCAG 2.1 AA, bilingual pages, and a safe-to-host certificate from an empanelled auditor.',
        },
        {
          name: 'NIC, State Data Centre, MeitY cloud',
          text: 'We install where your department tells us, from packages that your operators can install again.',
        },
      ],
    },
  ],
  promise: {
    sample: 'what you promise to holders of land, as your lawyer approved it',
    heading: 'A map is not a title',
    lead: 'The officer whom the law names decides who holds the land. Our software shows what was decided, by whom and when.',
    points: [
      'No program changes the holder, size or shape of a plot: each change has the number of an order.',
      'Overlaps and gaps are marked and listed. They are never closed by moving a line.',
      'You can see every earlier state: the map and the record of any day.',
      'A drawn boundary says how it was measured and how far it may be off.',
      'Holders’ names are personal data. A public map shows plots, and names only where a rule says so.',
      'Disputed plots are shown as disputed to those who need to know, without taking sides.',
    ],
  },
  timeline: {
    sample: 'how long your own work for a land office took',
    intro:
      'For one circle of about forty villages whose sheets are scanned. Rains stop field work; we plan around them.',
    weeks: 30,
    phases: [
      { title: 'Sheets and records', text: 'We list what exists, its state and its datum.', from: 1, to: 3 },
      {
        title: 'Control points',
        text: 'Rovers measure them against reference stations.',
        from: 3,
        to: 8,
      },
      { title: 'Georeferencing', text: 'We place each sheet, and state the remaining error.', from: 6, to: 13 },
      { title: 'Text joined to map', text: 'We join khatian and plot, and list what does not fit.', from: 10, to: 18 },
      { title: 'Checks in the field', text: 'We visit doubtful plots with the amin.', from: 15, to: 23 },
      { title: 'ULPIN', text: 'We apply for the numbers of the checked plots.', from: 22, to: 26 },
      {
        title: 'In use',
        text: 'Counter staff trained, security audit passed, old process closed by order.',
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
    'Servers, or leave to use an empanelled cloud',
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
      text: 'Old registers cleaned and joined, with a list of the mismatches.',
    },
  ],
  exclusions: [
    'Decisions on title, share or boundary',
    'Legal advice to holders',
    'Flights: drones are flown by licensed partners or the Survey of India',
    'Licences for the GIS of other vendors',
    'Maps of forbidden or restricted places',
  ],
  callToAction: {
    heading: 'Begin with one circle',
    text: 'Tell us the circle, the number of sheets and who has the scans. You get a plan for the first village.',
    action: { label: 'Ask about your district', href: addresses.contactAbout('One of your products') },
  },
} satisfies SectorSource;
