type Handler = ( event: { type: string }, ...values: unknown[] ) => unknown;

/** As much of jQuery as WooCommerce's events need, on one element: the body. */
export function createFakeJQuery() {
	const handlers: Array< { type: string; space: string; handler: Handler } > =
		[];
	const triggered: Array< [ string, unknown[] ] > = [];
	const data = new Map< unknown, Record< string, unknown > >();

	const split = ( name: string ) => {
		const [ type = '', space = '' ] = name.split( '.' );
		return { type, space };
	};
	const call = ( name: string, values: unknown[] ) => {
		const { type, space } = split( name );
		return handlers
			.filter(
				( one ) =>
					one.type === type && ( ! space || one.space === space )
			)
			.map( ( one ) => one.handler( { type }, ...values ) )
			.pop();
	};

	const $ = ( target: unknown ) => ( {
		target,
		get: () =>
			[ ( target as { target?: unknown } ).target ]
				.flat()
				.filter( Boolean ),
		data: () => data.get( target ) ?? {},
		on( names: string, handler: Handler ) {
			names
				.split( ' ' )
				.forEach( ( name ) =>
					handlers.push( { ...split( name ), handler } )
				);
		},
		off( name: string ) {
			const { space } = split( name );
			handlers.splice(
				0,
				handlers.length,
				...handlers.filter( ( one ) => one.space !== space )
			);
		},
		trigger( name: string, values: unknown[] = [] ) {
			triggered.push( [ name, values ] );
			call( name, values );
		},
		triggerHandler: ( name: string, values: unknown[] = [] ) =>
			call( name, values ),
	} );

	return {
		$,
		data,
		triggered,
		names: () => triggered.map( ( [ name ] ) => name ),
	};
}

export type FakeJQuery = ReturnType< typeof createFakeJQuery >;
