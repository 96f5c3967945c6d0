import { useId, type Ref } from 'react';
import { getChosen, type PickerState } from '../picker';
import type { Labels } from '../props';
import { findAddress, type Terminal } from '../terminals';
import { Icon } from './icon';
import { Status } from './status';

interface CardProps {
	readonly state: PickerState;
	readonly labels: Labels;
	/** Whether the sheet's script could not be loaded. */
	readonly hasFailed: boolean;
	readonly isBusy: boolean;
	readonly button: Ref< HTMLButtonElement >;
	readonly onOpen: () => void;
	/** Called on hover or focus, before a click. */
	readonly onIntent: () => void;
	readonly onRetry: () => void;
}

function Place( { terminal }: { readonly terminal: Terminal } ) {
	const { text, city } = terminal;
	const comma = findAddress( text );
	return (
		<>
			<span className="vitrina-terminal-picker__name">
				{ text.slice( 0, comma ) }
			</span>
			<span className="vitrina-terminal-picker__address">
				{ [ text.slice( comma + 2 ), city ]
					.filter( Boolean )
					.join( ', ' ) }
			</span>
		</>
	);
}

/**
 * The closed picker: the chosen terminal, or the request to choose one. The
 * button stays the same element in both, so that it keeps the focus.
 */
export function Card( props: CardProps ) {
	const { state, labels, hasFailed, isBusy } = props;
	const id = useId();
	const chosen = getChosen( state );
	const { isMissing } = state;
	return (
		<div className="vitrina-terminal-picker__closed">
			<div
				className={ [
					'vitrina-terminal-picker__card',
					chosen ? 'is-chosen' : 'is-empty',
					isMissing ? 'is-missing' : '',
				].join( ' ' ) }
			>
				<Icon name="locker" />
				<span
					className="vitrina-terminal-picker__place"
					id={ `${ id }-place` }
				>
					<span className="vitrina-terminal-picker__hidden">
						{ labels.label }
					</span>
					{ chosen && <Place terminal={ chosen } /> }
				</span>
				{ /* eslint-disable-next-line jsx-a11y/role-supports-aria-props -- Screen readers announce it on buttons too. */ }
				<button
					ref={ props.button }
					type="button"
					className="vitrina-terminal-picker__open"
					aria-haspopup="dialog"
					aria-describedby={ `${ id }-place ${ id }-status` }
					aria-busy={ isBusy }
					aria-invalid={ isMissing || undefined }
					onClick={ props.onOpen }
					onFocus={ props.onIntent }
					onPointerEnter={ props.onIntent }
				>
					{ chosen ? labels.change : labels.choose }
				</button>
				{ ! chosen && <Icon name="arrow" /> }
			</div>
			<Status
				id={ `${ id }-status` }
				state={ state }
				labels={ labels }
				hasFailed={ hasFailed }
				onRetry={ props.onRetry }
			/>
		</div>
	);
}
