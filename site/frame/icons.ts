import {
  Braces,
  BrainCircuit,
  Building2,
  ChartLine,
  Cloud,
  CodeXml,
  Cpu,
  Database,
  Globe,
  Layers,
  type LucideIcon,
  Megaphone,
  Network,
  ShieldCheck,
  Smartphone,
} from 'lucide-react';
import type { ServiceIcon } from '#content';

/** The drawings behind the names that content may use. */
export const icons: Readonly<Record<ServiceIcon, LucideIcon>> = {
  braces: Braces,
  'brain-circuit': BrainCircuit,
  'building-2': Building2,
  'chart-line': ChartLine,
  cloud: Cloud,
  'code-xml': CodeXml,
  cpu: Cpu,
  database: Database,
  globe: Globe,
  layers: Layers,
  megaphone: Megaphone,
  network: Network,
  'shield-check': ShieldCheck,
  smartphone: Smartphone,
};
