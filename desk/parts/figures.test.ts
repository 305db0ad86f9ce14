import { expect, it } from 'vitest';
import type { LeadFigures } from '#server/storage/ports/desk.ts';
import { figuresOf } from './figures.ts';

// A Friday, 5:30 pm in India.
const now = new Date('2026-11-27T12:00:00Z');

const lead = (receivedAt: string, change: Partial<LeadFigures> = {}): LeadFigures => ({
  form: 'contact',
  program: 'contact',
  receivedAt,
  source: null,
  status: 'new',
  contactedAt: null,
  ...change,
});

it('counts leads by week, program, source and status', () => {
  const leads = [
    // Sunday in UTC, Monday in India.
    lead('2026-11-22T19:00:00Z', { program: 'internship-registration: IoT Development', status: 'won' }),
    lead('2026-11-22T18:00:00Z', { source: 'poster', status: 'lost' }),
    lead('2026-11-27T06:00:00Z', { source: 'poster', status: 'contacted', contactedAt: '2026-11-27T08:00:00Z' }),
  ];
  const figures = figuresOf(leads, [], 2, now);
  expect(figures.weeks).toEqual([
    ['2026-11-16', 1],
    ['2026-11-23', 2],
  ]);
  expect(figures.programs).toEqual([
    ['contact', 2],
    ['IoT Development', 1],
  ]);
  expect(figures.sources).toEqual([
    ['poster', 2],
    ['not known', 1],
  ]);
  expect(figures.funnel).toEqual([
    ['new', 2],
    ['contacted', 2],
    ['counselling', 1],
    ['won', 1],
    ['lost', 1],
  ]);
  expect(figures.medianMs).toBe(2 * 60 * 60 * 1000);
});

it('counts a promise as kept only if the sender was reached in time, and only after the promised time', () => {
  const leads = [
    lead('2026-11-27T04:00:00Z', { contactedAt: '2026-11-27T07:59:00Z' }),
    lead('2026-11-27T04:00:00Z', { contactedAt: '2026-11-27T08:01:00Z' }),
    lead('2026-11-27T04:00:00Z'),
    // Due at 6 pm in India, in half an hour.
    lead('2026-11-27T08:30:00Z'),
    lead('2026-11-27T04:00:00Z', { form: 'application' }),
  ];
  expect(figuresOf(leads, [], 1, now).promises).toEqual({ due: 3, kept: 1 });
});

it('adds the views of the days, and lists the steps of registrations in their order', () => {
  const views = [
    { day: '2026-11-26', page: '/', views: 3 },
    { day: '2026-11-27', page: '/', views: 4 },
    { day: '2026-11-27', page: '/internship-registration', views: 9 },
    { day: '2026-11-27', page: '/internship-registration#2', views: 5 },
  ];
  const { pages, steps } = figuresOf([], views, 1, now);
  expect(pages).toEqual([
    ['/internship-registration', 9],
    ['/', 7],
  ]);
  expect(steps).toEqual([
    ['/internship-registration, step 1', 9],
    ['/internship-registration, step 2', 5],
  ]);
});
