import type {PeerName} from '../pages/options';

export interface PeerSite {
  name: PeerName;
  dir: string;
  isSinglePage: boolean;
}

export async function peerSites(names: readonly PeerName[], build: string): Promise<PeerSite[]> {
  if (names.length === 0) return [];
  throw new Error(`not yet ${build}`);
}
