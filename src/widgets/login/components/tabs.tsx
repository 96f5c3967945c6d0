import { useAttributes } from '@vitrina/react';
import { useRef, type KeyboardEvent } from 'react';
import type { Column } from '../use-forms';

const STEPS: Readonly< Record< string, number > > = {
	ArrowRight: 1,
	ArrowLeft: -1,
};

interface TabsProps {
	/** Id of the heading that names the tabs. */
	readonly title: string;
	readonly columns: readonly Column[];
	/** Index of the shown column. */
	readonly shown: number;
	readonly onChoose: ( tab: number ) => void;
}

/** Tabs for WooCommerce's two columns; their headings are the names. */
export function Tabs( { title, columns, shown, onChoose }: TabsProps ) {
	const list = useRef< HTMLDivElement >( null );

	const step = ( { key }: KeyboardEvent ) => {
		const by = STEPS[ key ];
		if ( by ) {
			const next = ( shown + by + columns.length ) % columns.length;
			onChoose( next );
			( list.current?.children[ next ] as HTMLElement ).focus();
		}
	};

	return (
		<>
			<div
				ref={ list }
				className="login-panel__tabs"
				role="tablist"
				aria-labelledby={ title }
				hidden={ columns.length === 0 }
			>
				{ columns.map( ( { element, heading }, at ) => (
					<button
						key={ at }
						type="button"
						role="tab"
						id={ `${ title }-tab-${ at }` }
						className="login-panel__tab"
						aria-selected={ at === shown }
						aria-controls={
							element.id || `${ title }-form-${ at }`
						}
						tabIndex={ at === shown ? 0 : -1 }
						onClick={ () => onChoose( at ) }
						onKeyDown={ step }
					>
						{ heading?.textContent }
					</button>
				) ) }
			</div>
			{ columns.map( ( column, at ) => (
				<TabPanel
					key={ at }
					column={ column }
					id={ `${ title }-form-${ at }` }
					tab={ `${ title }-tab-${ at }` }
					isShown={ at === shown }
				/>
			) ) }
		</>
	);
}

interface TabPanelProps {
	readonly column: Column;
	/** Id for a column without one. */
	readonly id: string;
	/** Id of its tab. */
	readonly tab: string;
	readonly isShown: boolean;
}

/** A tab panel is WooCommerce's markup: only its attributes are set. */
function TabPanel( { column, id, tab, isShown }: TabPanelProps ) {
	const { element, heading } = column;
	useAttributes( element, {
		id: element.id || id,
		role: 'tabpanel',
		'aria-labelledby': tab,
		hidden: isShown ? null : '',
	} );
	// The tab has the same text.
	useAttributes( heading, { hidden: '' } );
	return null;
}
