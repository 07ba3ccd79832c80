interface Reference {
  type: string;
  url: string;
}

interface Component {
  name: string;
  externalReferences?: readonly Reference[];
}

/** What `npm sbom` writes, as far as it matters here. */
export interface Bill {
  serialNumber?: string;
  metadata: {timestamp?: string; component: Component};
  components: readonly Component[];
}

/** Without the address from which this machine would download it. */
function withoutDownload<C extends Component>(component: C): C {
  const {externalReferences} = component;
  return {
    ...component,
    externalReferences: externalReferences?.filter(({type}) => type !== 'distribution'),
  };
}

/**
 * The bill without what belongs to one machine and one moment: npm names the folder of the project,
 * gives a number at random and the time. The same lock gives the same bill.
 */
export function tidyBill(bill: Bill, name: string): Bill {
  const {metadata, components} = bill;
  return {
    ...bill,
    serialNumber: undefined,
    metadata: {
      ...metadata,
      timestamp: undefined,
      component: {...withoutDownload(metadata.component), name},
    },
    components: components.map(withoutDownload),
  };
}
