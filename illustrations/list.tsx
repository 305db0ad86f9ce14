import type { ReactElement } from 'react';
import { allServices, type PageSection, products, team, technologies, testimonials } from '#content';
import { portraitFile } from '#ui/components/portrait-file.ts';
import { type Hue, hueClass } from '#ui/weave/hue.ts';
import { diagrams } from './diagrams/index.tsx';
import { SitePlan } from './diagrams/site-plan.tsx';
import { screens } from './index.tsx';
import { type Arrangement, ArrangementContext } from './kit/diagram.tsx';
import type { Shape } from './kit/frame.tsx';
import { type State, StateProvider } from './kit/states.tsx';
import { Portrait } from './portraits/portrait.tsx';

/** A picture. It becomes two SVG files, one for each theme. */
export interface Illustration {
  /** Name of the files without the theme, such as `crm-window`, `crm-window-2` (its second state) or `data-row-tall`. */
  readonly name: string;
  readonly shape: Shape | 'diagram' | 'portrait';
  readonly element: ReactElement;
}

/** All illustrations. */
export function listIllustrations(): Illustration[] {
  const withStates = new Set<string>(products.map(({ page }) => page.hero.picture.screen));
  const productScreens = Object.entries(screens).flatMap(([name, { shape, Drawing }]) => {
    const states: State[] = withStates.has(name) ? [1, 2, 3] : [1];
    const whole = states.map((state) => ({
      name: state === 1 ? name : `${name}-${state}`,
      shape,
      element: (
        <StateProvider value={state}>
          <Drawing />
        </StateProvider>
      ),
    }));
    return withStates.has(name)
      ? [...whole, { name: `${name}-preview`, shape, element: <Drawing isPreview /> }]
      : whole;
  });
  return [...productScreens, ...listDiagrams(), ...listSitePlans(), ...listPortraits()];
}

/** The portraits of the team members and the people who gave a testimonial. */
const listPortraits = (): Illustration[] =>
  [...team.members, ...testimonials].flatMap(({ name, portrait }) =>
    portrait
      ? [{ name: portraitFile(name), shape: 'portrait' as const, element: <Portrait portrait={portrait} /> }]
      : [],
  );

/** The diagrams, each in the hue of the page that shows it. */
function listDiagrams(): Illustration[] {
  return pagesWithSections().flatMap(({ hue, sections }) =>
    sections.flatMap((section) => {
      if (section.kind !== 'figure') return [];
      const Drawing = diagrams[section.figure];
      return (['wide', 'tall'] satisfies Arrangement[]).map((arrangement) => ({
        name: `${section.figure}-${arrangement}`,
        shape: 'diagram' as const,
        element: (
          <div className={hueClass(hue)}>
            <ArrangementContext value={arrangement}>
              <Drawing />
            </ArrangementContext>
          </div>
        ),
      }));
    }),
  );
}

/** The site plans, one for each size in a price list. */
function listSitePlans(): Illustration[] {
  return pagesWithSections().flatMap(({ hue, sections }) =>
    sections.flatMap((section) =>
      section.kind === 'sizes'
        ? section.sizes.map(({ weeks }, size) => ({
            name: `site-plan-${size + 1}`,
            shape: 'diagram' as const,
            element: (
              <div className={hueClass(hue)}>
                <SitePlan size={size} weeks={weeks} />
              </div>
            ),
          }))
        : [],
    ),
  );
}

const pagesWithSections = (): { hue: Hue; sections: readonly PageSection[] }[] =>
  [...allServices, ...technologies, ...products].map(({ hue, page: { sections } }) => ({ hue, sections }));
