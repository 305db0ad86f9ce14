import type { TechnologyPartnersSource } from '../schema/company/technology-partner.ts';

/** In the order of the rows. Docker and PostgreSQL are listed twice, for cloud and for data. The page shows each name once. */
export default [
  { name: 'React', logo: 'react', alt: 'React logo' },
  { name: 'TypeScript', logo: 'typescript', alt: 'TypeScript logo' },
  { name: 'Angular', logo: 'angular', alt: 'Angular logo' },
  { name: 'Vue.js', logo: 'vuedotjs', alt: 'Vue.js logo' },
  { name: 'Next.js', logo: 'nextdotjs', alt: 'Next.js logo' },
  { name: 'Node.js', logo: 'nodedotjs', alt: 'Node.js logo' },
  { name: 'Flutter', logo: 'flutter', alt: 'Flutter logo' },
  { name: 'Swift', logo: 'swift', alt: 'Swift logo' },

  { name: 'AWS', logo: 'devicon:amazonwebservices', alt: 'Amazon Web Services logo' },
  { name: 'Azure', logo: 'devicon:azure', alt: 'Microsoft Azure logo' },
  { name: 'Google Cloud', logo: 'googlecloud', alt: 'Google Cloud logo' },
  { name: 'Docker', logo: 'docker', alt: 'Docker logo' },
  { name: 'Kubernetes', logo: 'kubernetes', alt: 'Kubernetes logo' },
  { name: 'Terraform', logo: 'terraform', alt: 'Terraform logo' },
  { name: 'PostgreSQL', logo: 'postgresql', alt: 'PostgreSQL logo' },
  { name: 'MongoDB', logo: 'mongodb', alt: 'MongoDB logo' },

  { name: 'Python', logo: 'python', alt: 'Python logo' },
  { name: 'Django', logo: 'django', alt: 'Django logo' },
  { name: 'Java', logo: 'openjdk', alt: 'OpenJDK logo, for Java' },
  { name: '.NET', logo: 'dotnet', alt: '.NET logo' },
  { name: 'PostgreSQL', logo: 'postgresql', alt: 'PostgreSQL logo' },
  { name: 'Apache Kafka', logo: 'apachekafka', alt: 'Apache Kafka logo' },
  { name: 'Docker', logo: 'docker', alt: 'Docker logo' },
  { name: 'Redis', logo: 'redis', alt: 'Redis logo' },
  { name: 'TensorFlow', logo: 'tensorflow', alt: 'TensorFlow logo' },
  { name: 'PyTorch', logo: 'pytorch', alt: 'PyTorch logo' },
] satisfies TechnologyPartnersSource;
