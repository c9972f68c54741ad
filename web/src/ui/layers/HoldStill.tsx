import { Component, createRef, type ReactNode } from 'react';

/**
 * What is being typed in stays where it is on the screen while the page grows above it. A class, since only a class is
 * asked how things were right before they change.
 */
export class HoldStill extends Component<{ children: ReactNode }> {
  private readonly box = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(): number | null {
    const box = this.box.current;
    return box?.contains(document.activeElement) ? box.getBoundingClientRect().top : null;
  }

  override componentDidUpdate(_props: unknown, _state: unknown, before: number | null): void {
    const after = this.box.current?.getBoundingClientRect().top;
    if (before !== null && after !== undefined && after !== before)
      window.scrollBy({ top: after - before, behavior: 'instant' });
  }

  override render() {
    return <div ref={this.box}>{this.props.children}</div>;
  }
}
