import type { Band as BandContent } from '#content';
import type { Hue } from '#ui/weave/hue.ts';
import { FeaturesBand } from './features-band.tsx';
import { FigureBand } from './figure-band.tsx';
import { GroupsBand } from './groups-band.tsx';
import { ListBand } from './list-band.tsx';
import { MetricsBand } from './metrics-band.tsx';
import { OfferingsBand } from './offerings-band.tsx';
import { ProcessBand } from './process-band.tsx';
import { ProjectsBand } from './projects-band.tsx';
import { QuoteBand } from './quote-band.tsx';
import { ScreensBand } from './screens-band.tsx';
import { SizesBand } from './sizes-band.tsx';

/** Any band of an inner page. @param hue dye of the page */
export function Band({ band, hue }: { band: BandContent; hue: Hue }) {
  switch (band.kind) {
    case 'offerings':
      return <OfferingsBand band={band} />;
    case 'features':
      return <FeaturesBand band={band} hue={hue} />;
    case 'list':
      return <ListBand band={band} />;
    case 'groups':
      return <GroupsBand band={band} />;
    case 'figure':
      return <FigureBand band={band} hue={hue} />;
    case 'process':
      return <ProcessBand band={band} hue={hue} />;
    case 'sizes':
      return <SizesBand band={band} hue={hue} />;
    case 'metrics':
      return <MetricsBand band={band} hue={hue} />;
    case 'quote':
      return <QuoteBand band={band} hue={hue} />;
    case 'projects':
      return <ProjectsBand band={band} />;
    case 'screens':
      return <ScreensBand band={band} hue={hue} />;
  }
}
