import {
  BrainCircuit,
  Building2,
  Cloud,
  CodeXml,
  Database,
  Globe,
  type LucideIcon,
  ShieldCheck,
  Smartphone,
} from 'lucide-react';
import type { ServiceIcon } from '#content';

/** The drawings behind the names that content may use. */
export const icons: Readonly<Record<ServiceIcon, LucideIcon>> = {
  'brain-circuit': BrainCircuit,
  'building-2': Building2,
  cloud: Cloud,
  'code-xml': CodeXml,
  database: Database,
  globe: Globe,
  'shield-check': ShieldCheck,
  smartphone: Smartphone,
};
