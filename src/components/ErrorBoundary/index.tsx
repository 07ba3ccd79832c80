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
