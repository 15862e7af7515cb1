;;; kou-mode.el --- Rules of regional mahjong  -*- lexical-binding: t -*-

;;; Commentary:
;; A mode for rule files of Kaikou, and how lsp-mode and Eglot start `kou lsp'.
;; The words of the language are those of kou-words.el, which is generated.

;;; Code:

(require 'kou-words)

(defgroup kou nil "Rules of regional mahjong." :group 'languages)

(defcustom kou-program "kou" "The program kou." :type 'string)

(defvar kou-mode-syntax-table
  (let ((table (make-syntax-table)))
    (modify-syntax-entry ?/ ". 12" table)
    (modify-syntax-entry ?\n ">" table)
    (modify-syntax-entry ?\" "\"" table)
    (modify-syntax-entry ?_ "w" table)
    table))

(defun kou--words (words)
  "A pattern for WORDS, whose blanks may be several."
  (concat "\\_<\\(?:"
          (mapconcat (lambda (word) (replace-regexp-in-string " " "[ \t]+" (regexp-quote word) t t)) words "\\|")
          "\\)\\_>"))

(defvar kou-font-lock-keywords
  `((,(kou--words kou-words-declaration) . font-lock-type-face)
    (,(kou--words kou-words-other) . font-lock-keyword-face)
    (,(kou--words kou-words-control) . font-lock-keyword-face)
    (,(kou--words kou-words-constant) . font-lock-constant-face)
    ("“[^”\n]*”?" . font-lock-string-face)))

;;;###autoload
(define-derived-mode kou-mode prog-mode "Kou"
  "Rules of regional mahjong."
  (setq-local comment-start "// ")
  (setq-local comment-end "")
  (setq-local indent-tabs-mode nil)
  (setq-local font-lock-defaults '(kou-font-lock-keywords)))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.kou\\'" . kou-mode))

(with-eval-after-load 'lsp-mode
  (add-to-list 'lsp-language-id-configuration '(kou-mode . "kou"))
  (lsp-register-client
   (make-lsp-client :new-connection (lsp-stdio-connection (lambda () (list kou-program "lsp")))
                    :activation-fn (lsp-activate-on "kou")
                    :server-id 'kaikou)))

(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs (cons 'kou-mode (lambda (&rest _) (list kou-program "lsp")))))

(provide 'kou-mode)
;;; kou-mode.el ends here
