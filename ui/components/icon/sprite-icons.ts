import * as lucide from 'lucide-react';

/** The icon for each name that content uses: one icon for one meaning. */
export const spriteIcons = {
  brain: lucide.Brain,
  branches: lucide.GitBranch,
  bricks: lucide.BrickWall,
  bubble: lucide.MessageSquareText,
  chart: lucide.ChartColumn,
  chip: lucide.Cpu,
  clock: lucide.Clock,
  cloud: lucide.Cloud,
  database: lucide.Database,
  envelope: lucide.Mail,
  handset: lucide.Phone,
  institution: lucide.Landmark,
  layers: lucide.Layers,
  megaphone: lucide.Megaphone,
  phone: lucide.Smartphone,
  pin: lucide.MapPin,
  terminal: lucide.SquareTerminal,
  window: lucide.AppWindow,
} satisfies Record<string, lucide.LucideIcon>;

export type SpriteIconName = keyof typeof spriteIcons;
