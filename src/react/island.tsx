import { defineIsland } from '@vitrina/core';
import {
	Component,
	StrictMode,
	useLayoutEffect,
	type ComponentType,
	type ReactNode,
} from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { hydrate } from './hydrate';
import { dropIndentation, snapshotTree } from './markup';

export interface ReactIsland< Props > {
	/**
	 * Validates the input. Throws an error that names the problem.
	 *
	 * @param props   Parsed from `data-island-props`, which PHP printed.
	 * @param element The island with the server markup.
	 */
	parseProps: ( props: unknown, element: HTMLElement ) => Props;
	Component: ComponentType< Props & { element: HTMLElement } >;
	/**
	 * The component hydrates the server markup: its first render equals that markup,
	 * so no element is replaced and nothing moves. Without it, the markup is a
	 * fallback that the component replaces.
	 */
	hydrates?: boolean;
}

/**
 * Defines an island that is a React component. If the component throws, the server
 * markup is restored.
 *
 * @param name   The island's name.
 * @param island How to parse its props, and the component.
 */
export function defineReactIsland< Props extends object >(
	name: string,
	island: ReactIsland< Props >
): void {
	const { parseProps, Component: View, hydrates } = island;
	defineIsland( name, {
		mount: ( element, props, host ) =>
			new Promise( ( resolve, reject ) => {
				// Before the root exists, so that invalid props leave the markup unchanged.
				const parsed = parseProps( props, element );
				const unmount = () => root.unmount();
				const tree = (
					<StrictMode>
						<Boundary
							onError={ ( error ) => {
								// Not while React is still rendering this root, but
								// before the browser paints it empty.
								queueMicrotask( () => {
									unmount();
									restore?.();
									reject( error );
									host.fail( error );
								} );
							} }
						>
							<Committed onCommit={ () => resolve( unmount ) }>
								<View { ...parsed } element={ element } />
							</Committed>
						</Boundary>
					</StrictMode>
				);
				let root: Root;
				let restore: ( () => void ) | undefined;
				if ( hydrates ) {
					dropIndentation( element );
					restore = snapshotTree( element );
					root = hydrate( element, tree );
				} else {
					root = createRoot( element );
					root.render( tree );
				}
			} ),
	} );
}

interface BoundaryProps {
	onError: ( error: unknown ) => void;
	children: ReactNode;
}

class Boundary extends Component< BoundaryProps, { hasFailed: boolean } > {
	override state = { hasFailed: false };

	static getDerivedStateFromError() {
		return { hasFailed: true };
	}

	override componentDidCatch( error: unknown ) {
		this.props.onError( error );
	}

	override render() {
		return this.state.hasFailed ? null : this.props.children;
	}
}

function Committed( {
	onCommit,
	children,
}: {
	onCommit: () => void;
	children: ReactNode;
} ) {
	useLayoutEffect( onCommit, [ onCommit ] );
	return children;
}
