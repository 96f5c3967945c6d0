const wordpress = require( '@wordpress/eslint-plugin' );

// Those that translate jQuery's events.
const meetJQuery = [
	'src/cart/jquery-bridge.ts',
	'src/core/events/when-jquery.ts',
	'src/components/element-events.ts',
];
const NO_JQUERY = `jQuery is met in these files alone: ${ meetJQuery.join( ', ' ) }.`;

const tests = [ '**/test/**/*.{js,mjs,ts,tsx}' ];

module.exports = [
	{
		ignores: [
			'**/build/**',
			'**/node_modules/**',
			'**/vendor/**',
			'.shop/**',
			'tests/results/**',
		],
	},
	...wordpress.configs.recommended,
	// The preset's unit-test rules cover only js and jsx.
	...wordpress.configs[ 'test-unit' ].map( ( config ) => ( {
		...config,
		files: tests,
	} ) ),
	{
		files: [ '**/*.{ts,tsx}' ],
		rules: {
			// TypeScript's own types say it.
			'jsdoc/require-param': 'off',
			'jsdoc/require-param-type': 'off',
			'jsdoc/require-returns-type': 'off',
			'no-undef': 'off',
		},
	},
	{
		// `tsc` reports the same, also in JavaScript.
		files: [ '**/*.{ts,tsx,mjs}' ],
		rules: {
			'jsdoc/no-undefined-types': 'off',
			'react/no-direct-mutation-state': 'off',
			'react/no-is-mounted': 'off',
			'react/require-render-return': 'off',
		},
	},
	{
		// Scripts for the terminal: printing is their job.
		files: [
			'bin/**',
			'tests/{shop,bench,workbench,guards}/**',
			'*.config.{js,cjs,ts}',
		],
		rules: {
			'no-console': 'off',
			'import/no-extraneous-dependencies': 'off',
		},
	},
	{
		// They run in a browser.
		files: [
			'tests/workbench/acts.js',
			'tests/workbench/mount.js',
			'tests/workbench/take/reduce.mjs',
		],
		languageOptions: {
			globals: {
				DOMParser: 'readonly',
				Element: 'readonly',
				KeyboardEvent: 'readonly',
				NodeListOf: 'readonly',
			},
		},
	},
	{
		files: [ 'src/core/**', 'src/theme/**' ],
		ignores: tests,
		rules: {
			'no-restricted-imports': [
				'error',
				{
					paths: [
						{
							name: 'react',
							message: 'The core is loaded on every page.',
						},
						{
							name: 'react-dom',
							message: 'The core is loaded on every page.',
						},
						{ name: '@wordpress/element' },
					],
					patterns: [ '**/widgets/**', '**/blocks/**' ],
				},
			],
		},
	},
	{
		files: [ 'src/**' ],
		ignores: [ ...meetJQuery, ...tests ],
		rules: {
			'no-restricted-globals': [
				'error',
				...[ 'jQuery', '$' ].map( ( name ) => ( {
					name,
					message: NO_JQUERY,
				} ) ),
			],
			// Whatever the window is called: `window.jQuery`, `page[ 'jQuery' ]`,
			// `const { jQuery } = window`.
			'no-restricted-syntax': [
				'error',
				...[
					'MemberExpression[computed=false] > Identifier.property[name="jQuery"]',
					'MemberExpression[computed=true] > Literal.property[value="jQuery"]',
					'ObjectPattern > Property > Identifier.key[name="jQuery"]',
				].map( ( selector ) => ( { selector, message: NO_JQUERY } ) ),
			],
		},
	},
	{
		// A promise that nobody waits for fails without a word.
		files: [ '{src,tests,bin,languages}/**/*.{ts,tsx,mjs}' ],
		languageOptions: {
			parser: require( '@typescript-eslint/parser' ),
			parserOptions: { project: true, tsconfigRootDir: __dirname },
		},
		plugins: {
			'@typescript-eslint': require( '@typescript-eslint/eslint-plugin' ),
		},
		rules: { '@typescript-eslint/no-floating-promises': 'error' },
	},
	{
		files: [ 'tests/e2e/**' ],
		rules: {
			'jest/expect-expect': 'off',
			'testing-library/await-async-queries': 'off',
		},
	},
	{
		files: [ '**/*.{ts,tsx,js,mjs,cjs}' ],
		rules: {
			'import/no-unresolved': 'off',
			'import/no-extraneous-dependencies': 'off',
		},
	},
	{
		// A step of its own, which takes a third of the time.
		rules: { 'prettier/prettier': 'off' },
	},
	{
		languageOptions: {
			parserOptions: {
				requireConfigFile: false,
				babelOptions: {
					presets: [
						require.resolve( '@wordpress/babel-preset-default' ),
					],
				},
			},
		},
	},
];
