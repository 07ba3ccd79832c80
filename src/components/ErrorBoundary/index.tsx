import {Component, type ReactNode} from 'react';

interface FallbackParams {
  error: Error;
  tryAgain: () => void;
}

interface Props {
  children: ReactNode;
  fallback: (params: FallbackParams) => ReactNode;
}

/**
 * Whether React has taken over the page. Before that an error leaves the document that was served;
 * afterwards, as on navigation, it shows the error screen.
 */
export const isHydrated = (): boolean => document.documentElement.dataset.hasHydrated === 'true';

/**
 * Docusaurus's own boundary empties the page before it renders its fallback. This one decides while
 * React renders, when everything is still in the document.
 */
export default class ErrorBoundary extends Component<Props, {error: Error | null}> {
  override state = {error: null};

  static getDerivedStateFromError(error: Error): {error: Error} {
    return {error};
  }

  override render(): ReactNode {
    const {error} = this.state;
    if (!error) return this.props.children;
    return this.props.fallback({error, tryAgain: () => this.setState({error: null})});
  }
}
