import { defineIsland } from '@vitrina/core';
import {
	Component,
	useLayoutEffect,
	type ComponentType,
	type ReactNode,
} from 'react';
import { createRoot } from 'react-dom/client';

export interface ReactIsland< Props > {
	/** The one place that trusts no input; throws what is wrong with it. */
	parseProps: ( props: unknown ) => Props;
	Component: ComponentType< Props & { element: HTMLElement } >;
}

/**
 * Makes a React component an island. PHP's fallback stays until the first
 * commit, and comes back when the component throws.
 *
 * @param name   The island's name.
 * @param island How to read its props and what to show.
 */
export function defineReactIsland< Props extends object >(
	name: string,
	island: ReactIsland< Props >
): void {
	const { parseProps, Component: View } = island;
	defineIsland( name, {
		mount: ( element, props, host ) =>
			new Promise( ( resolve, reject ) => {
				// Before the root exists: bad props leave the fallback untouched.
				const parsed = parseProps( props );
				const root = createRoot( element );
				const unmount = () => root.unmount();
				root.render(
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
				);
			} ),
	} );
}

interface BoundaryProps {
	onError: ( error: unknown ) => void;
	children: ReactNode;
}

class Boundary extends Component< BoundaryProps, { hasFailed: boolean } > {
	state = { hasFailed: false };

	static getDerivedStateFromError() {
		return { hasFailed: true };
	}

	componentDidCatch( error: unknown ) {
		this.props.onError( error );
	}

	render() {
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
