const path = require( 'path' );
const CopyPlugin = require( 'copy-webpack-plugin' );
const RemoveEmptyScriptsPlugin = require( 'webpack-remove-empty-scripts' );
const WooCommerceDependencyExtractionPlugin = require( '@woocommerce/dependency-extraction-webpack-plugin' );
const base = require( '@wordpress/scripts/config/webpack.config' );

/**
 * What is built, and where it goes. One line per entry: the name is the file
 * in the unit's `build` folder, the path its source.
 *
 * Each widget is an entry of its own. Reached by `import()` from the core it
 * would put React among the core's own dependencies.
 */
const units = {
	runtime: {
		core: './src/core/index.ts',
	},
	theme: {
		theme: './src/theme/index.ts',
		main: './src/styles/main.scss',
		shop: './src/styles/shop.scss',
		product: './src/styles/product.scss',
		checkout: './src/styles/checkout.scss',
		blocks: './src/styles/blocks.scss',
		content: './src/styles/content.scss',
		editor: './src/styles/editor.scss',
	},
	'plugin-lpexpress': {
		'terminal-picker': './src/widgets/terminal-picker/index.tsx',
		'checkout-blocks': './src/blocks/lpexpress/index.tsx',
	},
};

// Replaced per unit (dependency extraction, copying) or of no use here.
const dropped = [
	'DependencyExtractionWebpackPlugin',
	'CopyPlugin',
	'PhpFilePathsPlugin',
	'RtlCssPlugin',
];

const root = ( ...parts ) => path.resolve( __dirname, ...parts );

/**
 * `@vitrina/core` is one script on the page, whoever asks for it: bundled
 * twice it would be two carts and two queues.
 *
 * @param {string} request What the source imports.
 * @return {string[]|undefined} The global it stands for.
 */
const toExternal = ( request ) =>
	request === '@vitrina/core' ? [ 'vitrina', 'core' ] : undefined;

const toHandle = ( request ) =>
	request === '@vitrina/core' ? 'vitrina-core' : undefined;

// `UNITS=theme,runtime npm run build` builds only these.
const wanted = ( process.env.UNITS ?? Object.keys( units ).join() ).split(
	','
);

const isWanted = ( [ unit ] ) => wanted.includes( unit );

module.exports = Object.entries( units )
	.filter( isWanted )
	.map( ( [ unit, entry ] ) => {
		const isRuntime = unit === 'runtime';
		return {
			...base,
			name: unit,
			// The other units carry a copy of the runtime, so it is built first.
			dependencies:
				! isRuntime && wanted.includes( 'runtime' )
					? [ 'runtime' ]
					: [],
			entry,
			output: {
				...base.output,
				path: root( unit, 'build' ),
				uniqueName: `vitrina-${ unit }`,
				// Written by other steps of the build.
				clean: { keep: /^(fonts|images|languages)\/|^icons\.svg$/ },
				...( isRuntime && {
					library: { name: [ 'vitrina', 'core' ], type: 'window' },
				} ),
			},
			resolve: {
				...base.resolve,
				alias: {
					...base.resolve.alias,
					...( isRuntime && { '@vitrina/core': root( 'src/core' ) } ),
				},
			},
			plugins: [
				...base.plugins.filter(
					( plugin ) =>
						plugin && ! dropped.includes( plugin.constructor.name )
				),
				new RemoveEmptyScriptsPlugin(),
				new WooCommerceDependencyExtractionPlugin( {
					requestToExternal: toExternal,
					requestToHandle: toHandle,
				} ),
				...( isRuntime
					? []
					: [
							new CopyPlugin( {
								patterns: [
									{
										from: '**/*.{php,js}',
										context: root( 'runtime' ),
										to: root( unit, 'build/runtime' ),
									},
								],
							} ),
						] ),
			],
		};
	} );
