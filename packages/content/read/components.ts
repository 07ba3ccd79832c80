/** A component that pages may use without an import. */
export interface MdxComponent {
  required?: readonly string[];
  optional?: readonly string[];
  values?: Readonly<Record<string, readonly string[]>>;
  /** The component wraps something: an empty one is a mistake. */
  wraps?: true;
  /** The only thing that it wraps: a component, or `li` for a list. */
  holds?: string;
  /** Correct use, shown with every message. */
  example: string;
}

/** The components of the site, by their names. The site registers them, so that messages can name them. */
export const mdxComponents: Readonly<Record<string, MdxComponent>> = {};

export const registerComponents = (all: Readonly<Record<string, MdxComponent>>): void => {
  Object.assign(mdxComponents, all);
};
