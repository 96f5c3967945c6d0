import { ServerHtml } from '@vitrina/react';
import { useRef, useSyncExternalStore } from 'react';
import { choose } from '../../consent/choose';
import { consentReceipt, consentRecord } from '../../consent/on-page';
import { sortLetters } from '../../consent/record';
import type { Category, ConsentChoicesProps } from './read-markup';
import { useOpening } from './use-opening';

interface Props extends ConsentChoicesProps {
	/** The dialog. */
	readonly element: HTMLElement;
}

/**
 * The visitor's consent by category. The checkboxes are uncontrolled: the browser keeps
 * unsaved changes, and opening the dialog resets them to the record.
 */
export function ConsentChoices( {
	question,
	style,
	title,
	titleId,
	close,
	categories,
	hasPolicy,
	receipt,
	answers,
	save,
	element,
}: Props ) {
	const form = useRef< HTMLFormElement >( null );
	// Also in the first render: hydration does not compare checked states.
	const allowed = useSyncExternalStore(
		consentRecord.subscribe,
		consentRecord.get,
		consentRecord.get
	);
	const panel = element as HTMLDialogElement;
	useOpening( panel, form, style );

	const answer = ( letters: string ) => {
		panel.close();
		choose( letters, question );
	};
	const saveBoxes = () =>
		form.current &&
		answer( sortLetters( new FormData( form.current ).keys() ) );

	return (
		<form ref={ form } className="consent-dialog__inner" method="dialog">
			<div className="consent-dialog__head">
				<h2 id={ titleId }>{ title }</h2>
				<button
					type="button"
					className="consent-dialog__close"
					data-panel-close=""
					aria-label={ close }
				>
					×
				</button>
			</div>
			{ categories.map( ( category ) => (
				<Box
					key={ category.letter }
					category={ category }
					isAllowed={ allowed.includes( category.letter ) }
				/>
			) ) }
			{ hasPolicy && (
				<ServerHtml as="p" className="consent-dialog__policy" />
			) }
			{ receipt && <Receipt text={ receipt } /> }
			<div className="consent-bar__buttons">
				{ answers.map( ( { letters, text } ) => (
					<button
						key={ letters }
						type="button"
						className="button"
						data-consent-answer={ letters }
						onClick={ () => answer( letters ) }
					>
						{ text }
					</button>
				) ) }
				<button
					type="button"
					className="button"
					data-consent-save=""
					onClick={ saveBoxes }
				>
					{ save }
				</button>
			</div>
		</form>
	);
}

interface ReceiptProps {
	/** With `%1$s` for the date, and `%2$s` for the number. */
	readonly text: string;
}

/** Date and number of the saved choice: the visitor's proof; the shop's log has them. */
function Receipt( { text }: ReceiptProps ) {
	const receipt = useSyncExternalStore(
		consentReceipt.subscribe,
		consentReceipt.get,
		// The first render shows no receipt, like the server markup.
		() => ''
	);
	const [ seconds, number = '' ] = receipt.split( '.' );
	return (
		<p className="consent-dialog__record" hidden={ ! receipt }>
			{ receipt
				? text
						.replace( '%1$s', formatDate( Number( seconds ) ) )
						.replace(
							'%2$s',
							number.match( /.{1,4}/g )!.join( '-' )
						)
				: text }
		</p>
	);
}

const formatDate = ( seconds: number ) =>
	new Date( seconds * 1000 ).toLocaleDateString(
		document.documentElement.lang || undefined
	);

interface BoxProps {
	readonly category: Category;
	readonly isAllowed: boolean;
}

/** The necessary category has no letter: it is always allowed and not in the record. */
function Box( { category: { letter, name, purpose }, isAllowed }: BoxProps ) {
	return (
		// eslint-disable-next-line jsx-a11y/label-has-associated-control -- Its texts are nested deeper than the rule checks.
		<label className="consent-category">
			<input
				type="checkbox"
				name={ letter }
				defaultChecked={ isAllowed }
				disabled={ letter === '' }
			/>
			<span>
				<strong>{ name }</strong>
				<span>{ purpose }</span>
			</span>
		</label>
	);
}
