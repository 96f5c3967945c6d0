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
import { dropIndentation } from './markup';

export interface ReactIsland< Props > {
	/**
	 * The one place that trusts no input; throws what is wrong with it.
	 *
	 * @param props   What PHP printed as `data-island-props`.
	 * @param element The island, with the markup that the server printed.
	 */
	parseProps: ( props: unknown, element: HTMLElement ) => Props;
	Component: ComponentType< Props & { element: HTMLElement } >;
	/**
	 * The component takes the server's markup over: its first render is that
	 * markup, so no element is replaced and nothing moves. Without it, the markup
	 * is a fallback that the component replaces.
	 */
	takesOver?: boolean;
}

/**
 * Makes a React component an island. What the server printed comes back when the
 * component throws.
 *
 * @param name   The island's name.
 * @param island How to read its props and what to show.
 */
export function defineReactIsland< Props extends object >(
	name: string,
	island: ReactIsland< Props >
): void {
	const { parseProps, Component: View, takesOver } = island;
	defineIsland( name, {
		mount: ( element, props, host ) =>
			new Promise( ( resolve, reject ) => {
				// Before the root exists: bad props leave the markup untouched.
				const parsed = parseProps( props, element );
				const unmount = () => root.unmount();
				const tree = (
					<StrictMode>
						<Boundary
							onError={ ( error ) => {
								// Not while React is still working on this root.
								setTimeout( () => {
									unmount();
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
				const root = takesOver
					? takeOver( element, tree )
					: createRoot( element );
				if ( ! takesOver ) {
					root.render( tree );
				}
			} ),
	} );
}

function takeOver( element: HTMLElement, tree: ReactNode ): Root {
	dropIndentation( element );
	return hydrate( element, tree );
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
