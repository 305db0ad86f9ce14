import * as lucide from 'lucide-react';
import { type Hue, hueClass } from '../weave/hue.ts';
import { Icon } from './icon.tsx';

/** The icon for each name that content uses: one icon for one meaning. */
const icons = {
  area: lucide.VectorSquare,
  bed: lucide.BedDouble,
  bell: lucide.Bell,
  blackboard: lucide.Presentation,
  book: lucide.BookOpen,
  brain: lucide.Brain,
  branches: lucide.GitBranch,
  bricks: lucide.BrickWall,
  briefcase: lucide.BriefcaseBusiness,
  bubble: lucide.MessageSquareText,
  bubbles: lucide.MessagesSquare,
  bulb: lucide.Lightbulb,
  calendar: lucide.CalendarDays,
  certificate: lucide.Award,
  chart: lucide.ChartColumn,
  chip: lucide.Cpu,
  clock: lucide.Clock,
  cloud: lucide.Cloud,
  compass: lucide.Compass,
  crate: lucide.Package,
  customer: lucide.UserRound,
  database: lucide.Database,
  devices: lucide.MonitorSmartphone,
  envelope: lucide.Mail,
  eye: lucide.Eye,
  forecast: lucide.ChartLine,
  funnel: lucide.Funnel,
  gauge: lucide.Gauge,
  gear: lucide.Settings,
  globe: lucide.Globe,
  handset: lucide.Phone,
  heart: lucide.HeartPulse,
  house: lucide.House,
  hub: lucide.Waypoints,
  inbox: lucide.Inbox,
  institution: lucide.Landmark,
  key: lucide.KeyRound,
  kite: lucide.TreePalm,
  language: lucide.Languages,
  layers: lucide.Layers,
  leaf: lucide.Leaf,
  ledger: lucide.NotebookTabs,
  map: lucide.Map,
  marks: lucide.FileCheck,
  megaphone: lucide.Megaphone,
  padlock: lucide.LockKeyhole,
  people: lucide.UsersRound,
  phone: lucide.Smartphone,
  picture: lucide.Image,
  pin: lucide.MapPin,
  quote: lucide.Quote,
  receipt: lucide.ReceiptIndianRupee,
  robot: lucide.Bot,
  rocket: lucide.Rocket,
  ruler: lucide.Ruler,
  rupee: lucide.IndianRupee,
  satellite: lucide.Satellite,
  scales: lucide.Scale,
  seedling: lucide.Sprout,
  shield: lucide.ShieldCheck,
  signpost: lucide.Signpost,
  star: lucide.Star,
  suitcase: lucide.Luggage,
  target: lucide.Target,
  telescope: lucide.Telescope,
  terminal: lucide.SquareTerminal,
  till: lucide.Store,
  umbrella: lucide.Umbrella,
  video: lucide.Video,
  window: lucide.AppWindow,
} satisfies Record<string, lucide.LucideIcon>;

export type SignName = keyof typeof icons;

export const signNames = Object.keys(icons) as SignName[];

/** An icon beside words that say the same, in the hue of what it stands in: hidden from assistive technology. @param size CSS pixels */
export function SignIcon({ name, size = 32 }: { name: SignName; size?: number }) {
  return <Icon of={icons[name]} size={size} className="icon sign-icon" />;
}

/** An icon on a patch of its hue, which stands for an entry in a list of its like. */
export function SignPatch({ name, hue }: { name: SignName; hue: Hue }) {
  return (
    <div className={`sign-patch ${hueClass(hue)}`}>
      <SignIcon name={name} />
    </div>
  );
}
