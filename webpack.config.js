const path = require( 'path' );
const CopyPlugin = require( 'copy-webpack-plugin' );
const RemoveEmptyScriptsPlugin = require( 'webpack-remove-empty-scripts' );
const WooCommerceDependencyExtractionPlugin = require( '@woocommerce/dependency-extraction-webpack-plugin' );
const base = require( '@wordpress/scripts/config/webpack.config' );
const {
	inDomainOf,
	runtimeVersion,
	stampVersion,
} = require( './bin/runtime-version.cjs' );
const { StyleVersionsPlugin } = require( './bin/style-versions.cjs' );

/**
 * What is built, and where it goes. One line per entry: the name is the file
 * in the unit's `build` folder, the path its source.
 *
 * Each widget is an entry of its own. Reached by `import()` from the core it
 * would put React among the core's own dependencies.
 */
const LATER = 'runtime-later';

/**
 * What WooCommerce's block cart and checkout bring themselves: before the core,
 * on the React that runs the blocks.
 */
const TERMINAL_BLOCKS = 'plugin-lpexpress-blocks';
const COMPANION_BLOCKS = 'plugin-companion-blocks';

/** Units that are built into the folder of another one, after it. */
const folders = {
	[ LATER ]: 'runtime',
	[ TERMINAL_BLOCKS ]: 'plugin-lpexpress',
	[ COMPANION_BLOCKS ]: 'plugin-companion',
};

const units = {
	runtime: {
		core: './src/core/script.ts',
	},
	// Apart from the core, which is one of its dependencies.
	[ LATER ]: {
		calls: './src/calls/index.ts',
		cart: './src/cart/index.ts',
		react: './src/react/script.ts',
	},
	theme: {
		theme: './src/theme/index.ts',
		listing: './src/theme/listing/index.ts',
		'product-page': './src/theme/product.ts',
		'listing-parts': './src/theme/listing/parts.ts',
		'card-swatches': './src/theme/card-swatches.ts',
		'checkout-page': './src/theme/checkout/index.ts',
		'password-meter': './src/theme/password/index.ts',
		wishlist: './src/theme/wishlist/watch.ts',
		'wishlist-list': './src/theme/wishlist/index.ts',
		gallery: './src/widgets/gallery/index.tsx',
		'wished-products': './src/widgets/wished-products/index.tsx',
		'gallery-lightbox': './src/widgets/gallery-lightbox/index.ts',
		'scroll-to-top': './src/widgets/scroll-to-top/index.ts',
		search: './src/widgets/search/index.tsx',
		'mini-cart': './src/widgets/mini-cart/index.tsx',
		'form-swatches': './src/widgets/swatches/index.tsx',
		'variation-form': './src/widgets/variation-form/index.tsx',
		quantity: './src/widgets/quantity/index.tsx',
		login: './src/widgets/login/index.tsx',
		'quick-view': './src/widgets/quick-view/index.tsx',
		filters: './src/widgets/filters/index.tsx',
		feed: './src/theme/feed.ts',
		'load-more': './src/widgets/load-more/index.ts',
		'portfolio-filter': './src/widgets/portfolio-filter/index.tsx',
		'page-load': './src/theme/page-load/index.ts',
		scheme: './src/theme/scheme/index.ts',
		main: './src/styles/main.scss',
		fonts: './src/styles/fonts.scss',
		'fonts-classic': './src/styles/fonts-classic.scss',
		'fonts-modern': './src/styles/fonts-modern.scss',
		'fallback-fonts': './src/styles/fallback-fonts.scss',
		'fallback-fonts-classic': './src/styles/fallback-fonts-classic.scss',
		'fallback-fonts-modern': './src/styles/fallback-fonts-modern.scss',
		'header-options': './src/styles/header-options.scss',
		'card-extras': './src/styles/card-extras.scss',
		rows: './src/styles/rows.scss',
		front: './src/styles/front.scss',
		shop: './src/styles/shop.scss',
		'listing-filters': './src/styles/listing-filters.scss',
		'listing-more': './src/styles/listing-more.scss',
		'listing-display': './src/styles/listing-display.scss',
		product: './src/styles/product.scss',
		'stock-gallery': './src/styles/stock-gallery.scss',
		'quick-view-style': './src/styles/quick-view.scss',
		'mini-cart-style': './src/styles/mini-cart.scss',
		'wishlist-style': './src/styles/wishlist.scss',
		'wishlist-page': './src/styles/wishlist-page.scss',
		'login-style': './src/styles/login.scss',
		'page-load-style': './src/styles/page-load.scss',
		'menu-style': './src/styles/menu.scss',
		languages: './src/styles/languages.scss',
		'search-style': './src/styles/search.scss',
		'filters-style': './src/styles/filters.scss',
		checkout: './src/styles/checkout.scss',
		blocks: './src/styles/blocks.scss',
		'blocks-dark': './src/styles/blocks-dark.scss',
		content: './src/styles/content.scss',
		posts: './src/styles/posts.scss',
		portfolio: './src/styles/portfolio.scss',
		editor: './src/styles/editor.scss',
		'editor-classic': './src/styles/editor-classic.scss',
		'editor-modern': './src/styles/editor-modern.scss',
	},
	'plugin-bank-link': {
		banks: './src/bank-link/banks.scss',
		'bank-selection': './src/admin/bank-selection/index.ts',
		'checkout-blocks': './src/blocks/bank-link/index.tsx',
	},
	'plugin-companion': {
		attribution: './src/attribution/index.ts',
		'attribution-record': './src/attribution/record.ts',
		'attribution-form': './src/attribution/form.ts',
		'checkout-total': './src/checkout/classic.ts',
		'checkout-total-block': './src/checkout/block.ts',
		consent: './src/consent/index.ts',
		'consent-bar': './src/consent/bar.ts',
		'consent-choices': './src/widgets/consent-choices/index.tsx',
		'consent-signals': './src/consent/signals.ts',
		'consent-api': './src/consent/correct-api.ts',
		'other-bar-events': './src/consent/other-bar.ts',
		dismissals: './src/messages/dismissals.ts',
		'top-bars': './src/messages/top-bars.scss',
		'popup-timer': './src/messages/popup-timer.ts',
		popup: './src/messages/popup.ts',
		'newsletter-form': './src/widgets/newsletter-form/index.tsx',
		'chat-launcher': './src/widgets/chat-launcher/index.ts',
		'coming-soon-banner': './src/messages/coming-soon-banner.ts',
		'featured-video': './src/widgets/featured-video/index.ts',
		'swatch-fields': './src/admin/swatch-fields/index.ts',
		'product-facts-edit': './src/admin/product-facts-edit/index.ts',
		countdown: './src/widgets/countdown/index.tsx',
		counter: './src/widgets/counter/index.ts',
		typing: './src/widgets/typing/index.ts',
		slideshow: './src/widgets/slideshow/index.tsx',
		carousel: './src/widgets/carousel/index.tsx',
		// Our theme has its own copies: a plugin's files may be older than the theme.
		wishlist: './src/theme/wishlist/watch.ts',
		'wishlist-list': './src/theme/wishlist/index.ts',
		'wished-products': './src/widgets/wished-products/index.tsx',
		hearts: './src/theme/wishlist/plain-hearts.scss',
		swatches: './src/swatches/index.ts',
		'form-swatches': './src/widgets/swatches/in-other-themes.ts',
		'form-swatches-style': './src/styles/form-swatches.scss',
		'search-suggestions': './src/widgets/search-suggestions/index.tsx',
		'search-suggestions-style': './src/styles/search-suggestions.scss',
		'free-shipping': './src/styles/free-shipping.scss',
		'content-blocks': './src/admin/content-blocks/index.tsx',
	},
	'plugin-discounts': {
		discounts: './src/discounts/index.ts',
		'quantity-prices': './src/discounts/quantity-prices-entry.ts',
		'quantity-table': './src/widgets/quantity-table/index.tsx',
		'discounts-admin': './src/discounts/admin.ts',
		'discount-table': './src/discounts/table.scss',
	},
	'plugin-lpexpress': {
		'terminal-picker': './src/widgets/terminal-picker/index.tsx',
	},
	[ TERMINAL_BLOCKS ]: {
		'checkout-blocks': './src/blocks/lpexpress/index.tsx',
	},
	[ COMPANION_BLOCKS ]: {
		'blocks-free-shipping': './src/blocks/free-shipping/index.tsx',
	},
};

// Replaced per unit (dependency extraction, copying) or of no use here.
const dropped = [
	'DependencyExtractionWebpackPlugin',
	'CopyPlugin',
	'PhpFilePathsPlugin',
	'RtlCssPlugin',
];

/** What webpack stores in the error of a chunk that failed. No code reads it, and the browser logs the request. */
const ERROR_DETAILS = /const errorType = [^]*?error\.event = event;/;

/**
 * Webpack's function that loads a chunk, a third as long: every page carries it. Webpack
 * itself keeps the promise of a chunk that is on its way, and tells a chunk that failed
 * from one that came.
 */
const shortLoader = {
	apply( compiler ) {
		const { loadScript } = compiler.webpack.RuntimeGlobals;
		compiler.hooks.compilation.tap( 'ShortLoader', ( compilation ) => {
			compilation.hooks.runtimeModule.tap( 'ShortLoader', ( part ) => {
				if ( part.constructor.name === 'LoadScriptRuntimeModule' ) {
					part.generate = () =>
						`${ loadScript } = ( src, done ) => {
							const script = Object.assign( document.createElement( 'script' ), { src } );
							script.onload = script.onerror = done;
							document.head.append( script );
						};`;
				}
				if (
					part.constructor.name === 'JsonpChunkLoadingRuntimeModule'
				) {
					const generate = part.generate.bind( part );
					part.generate = () => {
						const code = generate();
						const short = code.replace(
							ERROR_DETAILS,
							"error.message = 'Loading chunk ' + chunkId + ' failed.';"
						);
						if ( short === code && code.includes( 'new Error' ) ) {
							throw new Error(
								'ERROR_DETAILS no longer matches what webpack stores in the error of a chunk: change it.'
							);
						}
						return short;
					};
				}
			} );
		} );
	},
};

/**
 * Scripts of which the first touch runs nearly everything (a selection, an add to the
 * cart): Chromium compiles them while they load, not during the touch.
 */
const compiledAhead = {
	apply( compiler ) {
		const { BannerPlugin, Compilation } = compiler.webpack;
		new BannerPlugin( {
			banner: '//# allFunctionsCalledOnLoad',
			raw: true,
			test: /^(variation-form|form-swatches|calls|cart|in-page-add)\.js/,
			// After what takes comments out.
			stage: Compilation.PROCESS_ASSETS_STAGE_REPORT,
		} ).apply( compiler );
	},
};

const root = ( ...parts ) => path.resolve( __dirname, ...parts );

// To be given with the fonts: "SIL Open Font License", condition 2.
const fontLicences = new CopyPlugin( {
	patterns: [
		'fraunces',
		'instrument-sans',
		'eb-garamond',
		'outfit',
		'figtree',
	].map( ( font ) => ( {
		from: root( 'node_modules/@fontsource-variable', font, 'LICENSE' ),
		to: `fonts/${ font }-LICENSE.txt`,
		toType: 'file',
	} ) ),
} );

/**
 * One script on the page each, whoever imports them: two cores would be two carts
 * and two queues, and `@vitrina/react` would be weighed with every widget.
 */
const SHARED = /^@vitrina\/(core|react)$/;

/**
 * WordPress's React as `vitrina-react` has met it: another plugin may have put
 * another version under React's own names since (decision 0071).
 */
const REACT = {
	react: [ 'vitrina', 'react', 'React' ],
	'react-dom': [ 'vitrina', 'react', 'ReactDOM' ],
	'react-dom/client': [ 'vitrina', 'react', 'ReactDOM' ],
	'react/jsx-runtime': [ 'vitrina', 'react' ],
};

// What meets React itself, and the blocks.
const withReactsOwnNames = [
	'runtime',
	LATER,
	'plugin-bank-link',
	TERMINAL_BLOCKS,
	COMPANION_BLOCKS,
];

/**
 * @param {string} unit As above.
 * @return {(request: string) => string[]|false|undefined} The global that stands for
 *         what the source imports; false if it is bundled.
 */
const toExternal = ( unit ) => ( request ) => {
	const [ , name ] = SHARED.exec( request ) ?? [];
	if ( name ) {
		return [ 'vitrina', name ];
	}
	if ( unit === LATER && request === 'react/jsx-runtime' ) {
		// Part of `vitrina-react`: see `resolve` below.
		return false;
	}
	return withReactsOwnNames.includes( unit ) ? undefined : REACT[ request ];
};

const toHandle = ( unit ) => ( request ) => {
	const [ , name ] = SHARED.exec( request ) ?? [];
	return name
		? `vitrina-${ name }`
		: toExternal( unit )( request ) && 'vitrina-react';
};

// `UNITS=theme,runtime npm run build` builds only these.
const wanted = ( process.env.UNITS ?? Object.keys( units ).join() ).split(
	','
);

/** @param {string} unit As above. */
const folderOf = ( unit ) => folders[ unit ] ?? unit;

/**
 * @param {string} unit    As above.
 * @param {Buffer} content Of a file of the runtime.
 * @param {string} file
 * @return {string|Buffer} The content, as the unit carries it.
 */
function toCopy( unit, content, file ) {
	if ( file === root( 'runtime/classes.php' ) ) {
		return stampVersion( content.toString(), runtimeVersion( __dirname ) );
	}
	return file.endsWith( '.php' )
		? inDomainOf( content.toString(), unit )
		: content;
}

// Units whose bundles load chunks. PHP tells them the folder.
const withChunks = [ 'theme', 'plugin-lpexpress', TERMINAL_BLOCKS ];

const isWanted = ( [ unit ] ) => wanted.includes( folderOf( unit ) );

module.exports = Object.entries( units )
	.filter( isWanted )
	.map( ( [ unit, entry ] ) => {
		const isRuntime = unit === 'runtime';
		const before = {
			runtime: [],
			[ LATER ]: [ 'runtime' ],
			[ TERMINAL_BLOCKS ]: [ LATER, 'plugin-lpexpress' ],
			[ COMPANION_BLOCKS ]: [ LATER, 'plugin-companion' ],
		}[ unit ] ?? [ LATER ];
		return {
			...base,
			name: unit,
			optimization: {
				...base.optimization,
				chunkIds: 'named',
				splitChunks: {
					...base.optimization.splitChunks,
					cacheGroups: {
						...base.optimization.splitChunks.cacheGroups,
						// A library is part of the one chunk that uses it.
						defaultVendors: false,
					},
				},
			},
			// The other units carry a copy of the runtime, so it is built first.
			dependencies: before.filter( ( other ) =>
				wanted.includes( folderOf( other ) )
			),
			entry,
			output: {
				...base.output,
				path: root( folderOf( unit ), 'build' ),
				charset: false,
				// Set when the page runs: see src/chunk-folder.ts.
				...( withChunks.includes( unit ) && { publicPath: '' } ),
				// One version for all chunks of a build: a version for each would be a
				// list in a script that every page carries.
				chunkFilename: `${ unit === TERMINAL_BLOCKS ? 'blocks-' : '' }[name].js?ver=[fullhash]`,
				hashDigestLength: 8,
				uniqueName: `vitrina-${ unit }`,
				// Written by other steps of the build.
				clean: folderOf( unit ) === unit && {
					keep: /^(images|languages|vendor)\/|^icons\.svg$|^(calls|cart|react)\.|^(style-)?checkout-blocks\.|^blocks-/,
				},
			},
			module: {
				...base.module,
				rules: [
					...base.module.rules,
					{
						test: /@fontsource-variable.*\.woff2$/,
						use: root( 'bin/fonts/loader.cjs' ),
					},
				],
			},
			resolve: {
				...base.resolve,
				alias: {
					...base.resolve.alias,
					...( isRuntime && { '@vitrina/core': root( 'src/core' ) } ),
					...( unit === LATER && {
						'react/jsx-runtime$': root( 'src/react/jsx-runtime' ),
					} ),
				},
			},
			plugins: [
				...base.plugins.filter(
					( plugin ) =>
						plugin && ! dropped.includes( plugin.constructor.name )
				),
				new RemoveEmptyScriptsPlugin(),
				new StyleVersionsPlugin(),
				compiledAhead,
				shortLoader,
				...( unit === 'theme' ? [ fontLicences ] : [] ),
				new WooCommerceDependencyExtractionPlugin( {
					requestToExternal: toExternal( unit ),
					requestToHandle: toHandle( unit ),
				} ),
				...( unit === 'runtime' || folderOf( unit ) !== unit
					? []
					: [
							new CopyPlugin( {
								patterns: [
									{
										from: '**/*.{php,js}',
										context: root( 'runtime' ),
										to: root( unit, 'build/runtime' ),
										// Copied as it is, but for its version and text domain.
										info: { minimized: true },
										transform: ( content, file ) =>
											toCopy( unit, content, file ),
									},
								],
							} ),
						] ),
			],
		};
	} );
