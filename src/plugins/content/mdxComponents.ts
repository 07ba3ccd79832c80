/** A component that docs/ and pages/ may use without an import. */
export interface MdxComponent {
  /** The folder below src/components. What a page uses is loaded with everything in that folder. */
  module: string;
  /** The named export; the default export when the module has only this component. */
  named?: true;
  /** Attributes that must be there. */
  required?: readonly string[];
  /** Attributes that may be there. */
  optional?: readonly string[];
  /** The only values that an attribute may have. */
  values?: Readonly<Record<string, readonly string[]>>;
  /** The component wraps something: an empty one is a mistake. */
  wraps?: true;
  /** Correct use, shown with every message. */
  example: string;
}

const wrapper = (name: string) => ({
  wraps: true as const,
  example: `<${name}>\n\nYour words.\n\n</${name}>`,
});
const alone = (name: string) => ({example: `<${name} />`});

export const mdxComponents: Readonly<Record<string, MdxComponent>> = {
  AboutMilestones: {
    module: 'mdx/About',
    named: true,
    wraps: true,
    example: '<AboutMilestones>\n\n## Six steps {/* #milestones */}\n\n</AboutMilestones>',
  },
  BigFact: {
    module: 'mdx/Indigo',
    named: true,
    required: ['id'],
    optional: ['form'],
    values: {form: ['short']},
    wraps: true,
    example: '<BigFact id="downloads" form="short">Downloads</BigFact>',
  },
  Brand: {module: 'Brand', ...alone('Brand')},
  Card: {
    module: 'mdx/Blocks',
    named: true,
    required: ['title', 'icon'],
    wraps: true,
    example: '<Card title="Global Reach" icon="world">\n\nYour words.\n\n</Card>',
  },
  Cards: {module: 'mdx/Blocks', named: true, ...wrapper('Cards')},
  Contact: {
    module: 'ContactDetail',
    required: ['part'],
    values: {part: ['address', 'phone', 'email', 'hours']},
    example: '<Contact part="email" />',
  },
  ContactCard: {module: 'mdx/Faq', named: true, ...alone('ContactCard')},
  Fact: {
    module: 'Fact',
    required: ['id'],
    optional: ['form'],
    values: {form: ['short']},
    example: '<Fact id="fee" />',
  },
  Faq: {
    module: 'mdx/Faq',
    named: true,
    required: ['id', 'question'],
    wraps: true,
    example: '<Faq id="minimum-age" question="Is there a minimum age?">\n\nYour answer.\n\n</Faq>',
  },
  FaqList: {module: 'mdx/Faq', named: true, ...wrapper('FaqList')},
  Founder: {
    module: 'mdx/About',
    named: true,
    wraps: true,
    example: '<Founder>\n\n## The founder {/* #founder */}\n\nYour words.\n\n</Founder>',
  },
  IndigoBlock: {module: 'mdx/Indigo', named: true, ...wrapper('IndigoBlock')},
  Lang: {
    module: 'Locale',
    required: ['lang'],
    optional: ['id'],
    values: {lang: ['en', 'ne']},
    wraps: true,
    example: '<Lang lang="ne" id="nepali">\n\nनेपाली पाठ।\n\n</Lang>',
  },
  Lead: {module: 'mdx/Prose', named: true, ...wrapper('Lead')},
  Note: {
    module: 'mdx/Prose',
    named: true,
    optional: ['kind'],
    values: {kind: ['draft']},
    wraps: true,
    example: '<Note>\n\nYour words.\n\n</Note>',
  },
  Numbered: {
    module: 'mdx/Prose',
    named: true,
    wraps: true,
    example: '<Numbered>\n\n1. First\n2. Second\n\n</Numbered>',
  },
  PageHead: {
    module: 'PageHead',
    optional: ['scene'],
    wraps: true,
    example: '<PageHead>\n\n# Heading\n\nOne sentence.\n\n</PageHead>',
  },
  Quote: {module: 'mdx/Prose', named: true, ...wrapper('Quote')},
  Sample: {module: 'Sample', ...alone('Sample')},
  Signature: {module: 'mdx/Welcome', named: true, ...alone('Signature')},
  Split: {
    module: 'mdx/Blocks',
    named: true,
    required: ['heading', 'id'],
    wraps: true,
    example: '<Split heading="Who we are" id="who-we-are">\n\nYour words.\n\n</Split>',
  },
  Step: {
    module: 'mdx/Steps',
    named: true,
    required: ['id', 'title'],
    wraps: true,
    example: '<Step id="search" title="Search">\n\nYour words.\n\n</Step>',
  },
  StepList: {module: 'mdx/Steps', named: true, ...wrapper('StepList')},
  Steps: {
    module: 'mdx/Prose',
    named: true,
    wraps: true,
    example: '<Steps>\n\n1. First\n2. Second\n\n</Steps>',
  },
  StoreBadges: {module: 'StoreBadges', ...alone('StoreBadges')},
  WelcomeLinks: {module: 'mdx/Welcome', named: true, ...alone('WelcomeLinks')},
  WelcomeLogo: {module: 'mdx/Welcome', named: true, ...alone('WelcomeLogo')},
};
