/** What a component that writers use in Markdown needs. */
export interface ComponentRule {
  /** Attributes that must be there. */
  required?: readonly string[];
  /** Attributes that may be there. */
  optional?: readonly string[];
  /** The only values that an attribute may have. */
  values?: Readonly<Record<string, readonly string[]>>;
  /** The component wraps something: an empty one is a mistake. */
  wraps?: true;
  /** A right example, shown with every message. */
  example: string;
}

const wrapper = (name: string): ComponentRule => ({
  wraps: true,
  example: `<${name}>\n\nYour words.\n\n</${name}>`,
});
const alone = (name: string): ComponentRule => ({example: `<${name} />`});

/** Every component that may stand in docs/ and pages/ without an import. */
export const componentRules: Readonly<Record<string, ComponentRule>> = {
  AboutMilestones: {
    wraps: true,
    example: '<AboutMilestones>\n\n## Six steps {/* #milestones */}\n\n</AboutMilestones>',
  },
  BigFact: {
    required: ['id'],
    optional: ['form'],
    values: {form: ['short']},
    wraps: true,
    example: '<BigFact id="downloads" form="short">Downloads</BigFact>',
  },
  Brand: alone('Brand'),
  Card: {
    required: ['title', 'icon'],
    wraps: true,
    example: '<Card title="Global Reach" icon="world">\n\nYour words.\n\n</Card>',
  },
  Cards: wrapper('Cards'),
  Contact: {
    required: ['part'],
    values: {part: ['address', 'phone', 'email', 'hours']},
    example: '<Contact part="email" />',
  },
  ContactCard: alone('ContactCard'),
  Fact: {
    required: ['id'],
    optional: ['form'],
    values: {form: ['short']},
    example: '<Fact id="fee" />',
  },
  Faq: {
    required: ['id', 'question'],
    wraps: true,
    example: '<Faq id="minimum-age" question="Is there a minimum age?">\n\nYour answer.\n\n</Faq>',
  },
  FaqList: wrapper('FaqList'),
  Founder: {
    wraps: true,
    example: '<Founder>\n\n## The founder {/* #founder */}\n\nYour words.\n\n</Founder>',
  },
  IndigoBlock: wrapper('IndigoBlock'),
  Lang: {
    required: ['lang'],
    optional: ['id'],
    values: {lang: ['en', 'ne']},
    wraps: true,
    example: '<Lang lang="ne" id="nepali">\n\nनेपाली पाठ।\n\n</Lang>',
  },
  Lead: wrapper('Lead'),
  Note: {
    optional: ['kind'],
    values: {kind: ['draft']},
    wraps: true,
    example: '<Note>\n\nYour words.\n\n</Note>',
  },
  Numbered: {wraps: true, example: '<Numbered>\n\n1. First\n2. Second\n\n</Numbered>'},
  PageHead: {
    optional: ['scene'],
    wraps: true,
    example: '<PageHead>\n\n# Heading\n\nOne sentence.\n\n</PageHead>',
  },
  Quote: wrapper('Quote'),
  Sample: alone('Sample'),
  Signature: alone('Signature'),
  Split: {
    required: ['heading', 'id'],
    wraps: true,
    example: '<Split heading="Who we are" id="who-we-are">\n\nYour words.\n\n</Split>',
  },
  Step: {
    required: ['id', 'title'],
    wraps: true,
    example: '<Step id="search" title="Search">\n\nYour words.\n\n</Step>',
  },
  StepList: wrapper('StepList'),
  Steps: {wraps: true, example: '<Steps>\n\n1. First\n2. Second\n\n</Steps>'},
  StoreBadges: alone('StoreBadges'),
  WelcomeLinks: alone('WelcomeLinks'),
  WelcomeLogo: alone('WelcomeLogo'),
};
